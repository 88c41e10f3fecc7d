import { room } from './room.ts';

/** What the document says by itself: while nothing opens, and without scripts. */
export const documents = room({
  late: [
    '화면이 열리지 않고 있어요. 연결을 확인해 주세요.',
    'The page isn’t opening. Please check your connection.',
  ],
  retry: ['다시 불러오기', 'Load again'],
  noScript: [
    '캠퍼스벨을 쓰려면 브라우저의 자바스크립트를 켜 주세요.',
    'To use Campus Bell, please turn on JavaScript in your browser.',
  ],
});
