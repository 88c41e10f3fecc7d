import { tryLaterIfSignedIn } from './dialogText.ts';

const loginNeeded = '로그인이 필요한 기능이에요.';

/** A like or unlike that did not come about, signed out or failed (spec §8, EV-3). */
export const like = {
  loginRequired: { title: '찜하지 못했어요', text: `${loginNeeded} 로그인하고 다시 시도해 주세요.` },
  failed: { title: '찜하지 못했어요', text: `${loginNeeded} ${tryLaterIfSignedIn}` },
  unlikeFailed: { title: '찜을 취소하지 못했어요', text: `${loginNeeded} ${tryLaterIfSignedIn}` },
} as const;
