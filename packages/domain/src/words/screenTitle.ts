import { room } from './room.ts';

/** What a page is called in the browser's list of pages, where its screen has no such title. */
export const screenTitle = room({
  loggingIn: ['로그인 중', 'Logging in'],
  notFound: ['찾을 수 없는 화면', 'Page not found'],
  severalBoards: ['여러 게시판', 'Several boards'],
});
