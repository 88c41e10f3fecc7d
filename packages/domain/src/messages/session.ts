/** A session that has ended (spec §8, row "401 on an authenticated call"), and the farewell (AC-15). */
export const session = {
  timeout: { title: '로그인 시간 만료', text: '로그인 시간이 만료되어 로그아웃 되었습니다.' },
  memberGone: {
    title: '탈퇴한 계정이에요',
    text: '다른 기기에서 탈퇴해서 이 기기에서도 로그아웃했어요. 다시 이용하려면 새로 가입해 주세요.',
  },
  withdrawn: '탈퇴했어요. 그동안 이용해 주셔서 고마워요.',
} as const;
