import { room } from './room.ts';

/** A list that goes on. */
export const rows = room({
  /** How long ago, then that newer ones are asked for. */
  savedAt: ['{age}에 저장한 글이에요. 새 글을 확인하고 있어요.', 'Saved {age}. Checking for new posts.'],
  more: ['더 보기', 'Show more'],
  none: ['{list}: 0개', '{list}: none'],
  came: ['{count}개를 불러왔어요.', '{count} loaded.'],
});
