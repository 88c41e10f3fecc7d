/** A session that has ended (spec §8, row "401 on an authenticated call") and pages that need one (FR-15). */
export const session = {
  timeout: { title: '로그인 시간 만료', text: '로그인 시간이 만료되어 로그아웃 되었습니다.' },
  loginRequired: { title: '로그인이 필요해요', text: '로그인하면 이용할 수 있어요.' },
} as const;
