import { room } from './room.ts';

/** A field that searches. */
export const searchBox = room({
  clear: ['검색어 지우기', 'Clear search text'],
  search: ['검색', 'Search'],
});
