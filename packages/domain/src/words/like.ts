import { room } from './room.ts';

/** A like or unlike that did not come about, signed out or failed (spec §8, EV-3). */
export const like = room({
  loginRequired: {
    title: ['찜하지 못했어요', 'Not liked'],
    text: [
      '로그인이 필요한 기능이에요. 로그인하고 다시 시도해 주세요.',
      'You need to be logged in. Please log in and try again.',
    ],
  },
  failed: {
    title: ['찜하지 못했어요', 'Not liked'],
    text: [
      '로그인이 필요한 기능이에요. 로그인했다면 잠시 후 다시 시도해 주세요.',
      'You need to be logged in. If you are, please try again in a moment.',
    ],
  },
  unlikeFailed: {
    title: ['찜을 취소하지 못했어요', 'Still liked'],
    text: [
      '로그인이 필요한 기능이에요. 로그인했다면 잠시 후 다시 시도해 주세요.',
      'You need to be logged in. If you are, please try again in a moment.',
    ],
  },
});
