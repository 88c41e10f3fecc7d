import { room } from './room.ts';

/** A search over several boards. */
export const several = room({
  several: ['여러 게시판', 'Several boards'],
  count: ['게시판 {count}개', '{count, plural, one {# board} other {# boards}}'],
  onlyOne: ['한 게시판만 보기', 'See one board only'],
  states: ['게시판마다 찾은 글', 'Posts found by board'],
  /** Behind a board's name, like the four below. */
  waiting: ['찾는 중', 'searching'],
  none: ['없음', 'none'],
  orMore: ['{count}개 이상', '{count} or more'],
  found: ['{count}개', '{count}'],
  retry: ['{board} 다시 불러오기', 'Load again: {board}'],
  posts: ['게시판 {count}개의 글', '{count, plural, one {Posts on # board} other {Posts on # boards}}'],
  results: [
    '게시판 {count}개, ‘{searchText}’ 검색 결과',
    '{count, plural, one {# board} other {# boards}}, results for “{searchText}”',
  ],
  title: ['여러 게시판에서 찾기', 'Search several boards'],
  search: ['{count}개 게시판에서 찾기', '{count, plural, one {Search # board} other {Search # boards}}'],
  chooseTwo: ['게시판을 2개 이상 골라 주세요', 'Choose 2 or more boards'],
  find: ['게시판 찾기', 'Find a board'],
  chooseOwn: ['내 게시판 {count}개 고르기', 'Choose {count} of my boards'],
  chooseAllOwn: ['내 게시판 모두 고르기', 'Choose all my boards'],
  full: [
    '{max}개를 모두 골랐어요. 다른 게시판을 고르려면 하나를 빼 주세요.',
    'All {max} are chosen. To choose another board, remove one.',
  ],
  chosen: ['{max}개까지 고를 수 있어요. 지금 {count}개예요.', 'Choose up to {max}. {count} chosen.'],
});
