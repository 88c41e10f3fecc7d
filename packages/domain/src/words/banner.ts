import { room } from './room.ts';

/** The banners of the home screen when none came (HO-9). */
export const banner = room({
  serverError: [
    '서버 오류로 배너를 불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
    'The banners couldn’t be loaded because of a server error. Please try again in a moment.',
  ],
});
