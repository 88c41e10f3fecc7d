import { room } from './room.ts';

/** What stands at the end or in the place of a list of events (spec §2, "Event search"; spec §8, "List load failure"). */
export const list = room({
  loading: ['불러오는 중이에요…', 'Loading…'],
  /** Follows how long ago the rows came. */
  noMore: ['더 이상 글이 없어요.', 'No more posts.'],
  empty: ['아직 올라온 글이 없어요.', 'No posts yet.'],
  serverError: [
    '서버 오류로 글을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
    'Posts couldn’t be loaded because of a server error. Please try again in a moment.',
  ],
});
