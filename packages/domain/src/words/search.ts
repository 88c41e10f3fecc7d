import { room } from './room.ts';

/** What the search says of boards and of what is kept. */
export const search = room({
  pinnedMax: ['게시판은 8개까지 고정할 수 있어요.', 'You can pin up to 8 boards.'],
  /** Follows the name of a board. */
  boardFailed: ['글을 불러오지 못했어요.', 'posts couldn’t be loaded.'],
  nothingFound: ['검색 결과가 없어요. 다른 검색어로 찾아보세요.', 'Nothing found. Try other words.'],
});
