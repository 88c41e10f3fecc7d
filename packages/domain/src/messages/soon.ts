/** The liked events by deadline. */
export const soon = {
  /** Not all pages of a long list are asked for. */
  cut: '찜한 글이 많아서 최근에 올라온 글부터 일부만 살펴봤어요.',
  incomplete: '찜한 글을 다 불러오지 못해서 일부만 보여 드려요.',
  noneOnDay: '이날 마감되는 찜한 글이 없어요.',
} as const;
