import { room } from './room.ts';

/** In place of a screen that failed (FR-8). */
export const failure = room({
  broken: {
    title: ['화면을 보여 드리지 못했어요', 'This page can’t be shown'],
    text: [
      '화면을 그리는 중에 문제가 생겼어요. 다시 불러오거나 홈에서 새로 시작해 주세요.',
      'Something went wrong while showing it. Load it again or start over from home.',
    ],
  },
  notLoaded: {
    title: ['화면을 불러오지 못했어요', 'This page couldn’t be loaded'],
    text: [
      '인터넷 연결을 확인하고 다시 불러와 주세요.',
      'Please check your internet connection and load it again.',
    ],
  },
});

/** In place of everything, where the frame itself failed (FR-8). */
export const rootFailure = room({
  title: ['문제가 생겼어요', 'Something went wrong'],
  text: [
    '앱을 다시 열어 주세요. 계속되면 잠시 후 다시 시도해 주세요.',
    'Please reopen the app. If it keeps happening, try again in a moment.',
  ],
});
