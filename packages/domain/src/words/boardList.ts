import { room } from './room.ts';

/** All boards, by group, to subscribe to or to choose from. */
export const boardList = room({
  find: ['게시판 찾기', 'Find a board'],
  howToFind: ['이름, 초성, 줄임말로 찾기 (예: ㅅㅍ)', 'Name or initials (e.g. ㅅㅍ)'],
  nothing: ['찾는 게시판이 없어요. 다른 이름으로 찾아보세요.', 'No such board. Try another name.'],
  found: ['{count}개를 찾았어요.', '{count} found.'],
  subscribed: ['구독 중', 'Subscribed'],
  own: ['내 학과와 단과대', 'Your department and college'],
});
