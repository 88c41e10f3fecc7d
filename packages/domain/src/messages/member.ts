/** In the place of what only members have (FR-15). */
export const member = {
  loginRequired: { title: '로그인이 필요해요', text: '로그인하면 이용할 수 있어요.' },
} as const;
