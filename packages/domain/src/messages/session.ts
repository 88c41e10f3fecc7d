/** A session that has ended (spec §8, row "401 on an authenticated call") and pages that need one (FR-15). */
export const session = {
  timeout: { title: '로그인 시간 만료', text: '로그인 시간이 만료되어 로그아웃 되었습니다.' },
  logOutConfirm: {
    title: '로그아웃할까요?',
    text: '구독과 키워드, 찜한 글은 그대로 남고 알림도 계속 올 수 있어요. 다시 로그인하면 이어서 볼 수 있어요.',
  },
  memberGone: {
    title: '탈퇴한 계정이에요',
    text: '다른 기기에서 탈퇴해서 이 기기에서도 로그아웃했어요. 다시 이용하려면 새로 가입해 주세요.',
  },
  loginRequired: { title: '로그인이 필요해요', text: '로그인하면 이용할 수 있어요.' },
} as const;
