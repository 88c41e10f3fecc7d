import { room } from './room.ts';

/** The search for posts on one board. */
export const eventSearch = room({
  title: ['검색', 'Search'],
  field: ['글 제목 검색', 'Search titles'],
  placeholder: ['제목으로 찾아보세요', 'Search by title'],
  group: ['단체', 'Group'],
  detail: ['상세', 'Board'],
  posts: ['{board} 글', 'Posts on {board}'],
  results: ['{board}, ‘{searchText}’ 검색 결과', '{board}, results for “{searchText}”'],
  emptyHint: [
    '게시판을 구독하면 새 글이 올라올 때 알려 드려요.',
    'Subscribe to a board, and we’ll tell you about new posts.',
  ],
  lookedIn: [
    '{boards}의 제목에서 ‘{searchText}’ 글을 찾아봤어요.',
    'We looked for “{searchText}” in the titles of {boards}.',
  ],
  inOwnBoards: ['내 게시판 {count}개에서 찾기', 'Search {count} of my boards'],
  inBoard: ['{board}에서 찾기', 'Search {board}'],
  showAll: ['검색어 지우고 모두 보기', 'Clear search and show all'],
  recent: ['최근 검색어', 'Recent searches'],
  clearRecent: ['모두 지우기', 'Clear all'],
  clearOne: ['‘{searchText}’ 지우기', 'Remove “{searchText}”'],
  sharedDevice: ['여럿이 쓰는 기기예요', 'This is a shared device'],
  sharedDeviceHint: [
    '로그인하지 않은 동안 검색어와 본 게시판을 남기지 않아요.',
    'While you’re logged out, searches and boards you saw aren’t kept.',
  ],
});
