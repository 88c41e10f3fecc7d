/** What stands at the end or in the place of a list of events (spec §2, "Event search"; spec §8, "List load failure"). */
export const list = {
  loading: '불러오는 중이에요…',
  /** Follows how long ago the rows came. */
  saved: '저장한 글이에요. 새 글을 확인하고 있어요.',
  noMore: '더 이상 글이 없어요.',
  empty: '아직 올라온 글이 없어요.',
  serverError: '서버 오류로 글을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
} as const;
