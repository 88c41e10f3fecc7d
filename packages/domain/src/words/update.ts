import { room } from './room.ts';

/** A new version of the app, and a start that failed. */
export const update = room({
  ready: ['새 버전이 나왔어요.', 'A new version is ready.'],
  notStarted: ['앱을 시작하지 못했어요', 'The app couldn’t start'],
  misconfigured: [
    '설정에 문제가 있어요. 운영팀에 알려 주세요.',
    'Something is wrong with its settings. Please tell the team.',
  ],
  openAgain: ['앱 다시 열기', 'Reopen the app'],
});
