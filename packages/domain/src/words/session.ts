import { room } from './room.ts';

/** A session that has ended (spec §8, row "401 on an authenticated call"), and the farewell (AC-15). */
export const session = room({
  timeout: {
    title: ['로그인 시간 만료', 'Login expired'],
    text: ['로그인 시간이 만료되어 로그아웃 되었습니다.', 'Your login has expired, and you were logged out.'],
  },
  memberGone: {
    title: ['탈퇴한 계정이에요', 'This account was deleted'],
    text: [
      '다른 기기에서 탈퇴해서 이 기기에서도 로그아웃했어요. 다시 이용하려면 새로 가입해 주세요.',
      'It was deleted on another device, so you were logged out here too. Sign up again to come back.',
    ],
  },
  withdrawn: [
    '탈퇴했어요. 그동안 이용해 주셔서 고마워요.',
    'Your account is deleted. Thank you for using Campus Bell.',
  ],
});
