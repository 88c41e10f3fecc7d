import { room } from './room.ts';

/** The liked events by deadline. */
export const soon = room({
  /** Not all pages of a long list are asked for. */
  cut: [
    '찜한 글이 많아서 최근에 올라온 글부터 일부만 살펴봤어요.',
    'You have many liked posts, so only recent ones were checked.',
  ],
  incomplete: [
    '찜한 글을 다 불러오지 못해서 일부만 보여 드려요.',
    'Not all liked posts could be loaded; these are some of them.',
  ],
  noneOnDay: ['이날 마감되는 찜한 글이 없어요.', 'No liked post is due on this day.'],
});
