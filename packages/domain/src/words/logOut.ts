import { room } from './room.ts';

/** The question before a member logs out. */
export const logOut = room({
  confirm: {
    title: ['로그아웃할까요?', 'Log out?'],
    text: [
      '구독과 키워드, 찜한 글은 그대로 남고 알림도 계속 올 수 있어요. 다시 로그인하면 이어서 볼 수 있어요.',
      'Your subscriptions, keywords and liked posts stay, and notifications may still come. Log in again to go on.',
    ],
  },
});
