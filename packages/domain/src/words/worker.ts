import { room } from './room.ts';

/** What notifications say where the text is ours. */
export const worker = room({
  unreadable: [
    '알림이 왔지만 내용을 읽지 못했어요. 알림함에서 확인해 주세요.',
    'A notification came, but it couldn’t be read. Please look in your inbox.',
  ],
  open: ['열기', 'Open'],
  like: ['찜하기', 'Like'],
  liked: ['찜했어요.', 'Liked.'],
  logIn: ['로그인하면 새 알림을 볼 수 있어요.', 'Log in to see your new notifications.'],
  probe: [
    '연결을 확인하는 알림이에요. 새 소식은 없어요.',
    'This checks the connection. There is nothing new.',
  ],
  ofKeyword: ['키워드 · {board}', 'Keyword · {board}'],
  overnight: [
    '밤사이 새 소식 {count}건',
    '{count, plural, one {# new post overnight} other {# new posts overnight}}',
  ],
  test: [
    '시험 알림이에요. 이렇게 보이면 준비가 끝났어요.',
    'This is a test. If you can read it, notifications work.',
  ],
});
