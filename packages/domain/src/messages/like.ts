/** A like that did not come about, signed out or failed (spec §8, EV-3). */
export const like = {
  failed: { title: '찜하지 못했어요', text: '로그인이 필요한 기능이에요. 로그인하고 다시 시도해 주세요.' },
} as const;
