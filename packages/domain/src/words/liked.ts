import { room } from './room.ts';

/** The liked events: nothing in the list, and what was taken out of it (spec §2). */
export const liked = room({
  removed: ['찜한 글에서 뺐어요.', 'Removed from liked posts.'],
  empty: ['아직 찜한 글이 없어요.', 'You have no liked posts yet.'],
  emptyHint: ['마음에 드는 글의 별을 누르면 여기에 모여요.', 'Tap the star of a post to keep it here.'],
  emptySearch: [
    '찜한 글에서 찾지 못했어요. 다른 검색어로 찾아보세요.',
    'Nothing found in your liked posts. Try other words.',
  ],
});
