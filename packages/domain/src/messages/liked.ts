/** The liked events: nothing in the list, and what was taken out of it (spec §2). */
export const liked = {
  removed: '찜한 글에서 뺐어요.',
  empty: '아직 찜한 글이 없어요.',
  emptyHint: '마음에 드는 글의 별을 누르면 여기에 모여요.',
  emptySearch: '찜한 글에서 찾지 못했어요. 다른 검색어로 찾아보세요.',
} as const;
