/** Texts of lists, events and the session: `like`. */
export const like = {
  failed: { title: '찜하지 못했어요', text: '로그인이 필요한 기능이에요. 로그인하고 다시 시도해 주세요.' },
} as const;
