/** Texts of lists, events and the session: `session`. */
export const session = {
  timeout: { title: '로그인 시간 만료', text: '로그인 시간이 만료되어 로그아웃 되었습니다.' },
  loginRequired: { title: '로그인이 필요해요', text: '로그인하면 이용할 수 있어요.' },
} as const;
