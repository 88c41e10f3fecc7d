import { room } from './room.ts';

/** In the place of what only members have (FR-15). */
export const member = room({
  loginRequired: {
    title: ['로그인이 필요해요', 'Please log in'],
    text: ['로그인하면 이용할 수 있어요.', 'This is for members.'],
  },
});
