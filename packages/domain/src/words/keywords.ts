import { room } from './room.ts';

/** Subscribing to a keyword, what it would have found, and the member's own keywords. */
export const keywords = room({
  title: ['키워드 설정', 'Keyword settings'],
  loginRequired: ['로그인하면 키워드를 구독할 수 있어요.', 'Log in to subscribe to keywords.'],
  board: ['게시판', 'Board'],
  /** Spoken before the chosen board. */
  boardIs: ['게시판,', 'Board,'],
  chooseBoard: ['게시판을 골라 주세요', 'Choose a board'],
  chooseBoardTitle: ['게시판 고르기', 'Choose a board'],
  boardCount: ['{count}개', '{count}'],
  keyword: ['키워드', 'Keyword'],
  example: ['예: 장학, 교환학생', 'e.g. 장학, exchange'],
  subscribe: ['구독하기', 'Subscribe'],
  subscribed: ['‘{keyword}’ 키워드를 구독했어요.', 'You subscribed to “{keyword}”.'],
  own: ['내 키워드', 'My keywords'],
  removed: ['‘{keyword}’ 키워드를 지웠어요.', 'Keyword “{keyword}” deleted.'],
  severalRemoved: [
    '키워드 {count}개를 지웠어요.',
    '{count, plural, one {# keyword deleted.} other {# keywords deleted.}}',
  ],
  remove: ['‘{keyword}’ 키워드 지우기, {board}', 'Delete keyword “{keyword}”, {board}'],
  suggested: ['추천 키워드', 'Suggested keywords'],
  oftenIn: ['{board} 새 글에 자주 나온 말', 'Frequent words in new posts on {board}'],
  preview: ['미리 보기', 'Preview'],
  previewNote: [
    '지난 글로 미리 본 결과라 앞으로 오는 알림과 다를 수 있어요.',
    'This is a look at earlier posts; notifications to come may differ.',
  ],
  previewFailed: ['미리 보기를 불러오지 못했어요.', 'The preview couldn’t be loaded.'],
  previewLoading: ['지난 글에서 찾아보고 있어요…', 'Looking through earlier posts…'],
  foundNone: [
    '‘{keyword}’ 단어가 제목에 들어간 지난 글이 없어요.',
    'No earlier post has “{keyword}” in its title.',
  ],
  found: [
    '‘{keyword}’ 단어가 제목에 들어간 지난 글이 {count}개 있어요.',
    '{count, plural, one {# earlier post has} other {# earlier posts have}} “{keyword}” in the title.',
  ],
  foundMore: [
    '‘{keyword}’ 단어가 제목에 들어간 지난 글이 {count}개 넘게 있어요.',
    'More than {count, plural, one {# earlier post has} other {# earlier posts have}} “{keyword}” in the title.',
  ],
});
