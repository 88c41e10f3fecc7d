import { expect, test } from 'vitest';
import { unblockSteps } from './unblockSteps.ts';

test.each([
  ['android', 'app', ['‘앱’을 열어요', '‘알림’을 켜요', '돌아와요']],
  ['android', 'tab', ['사이트 설정을 열어요', '‘권한’에서 알림을 ‘허용’으로', '돌아와요']],
  ['ios', 'app', ['‘알림’을 열어요', '‘알림 허용’을 켜요', '돌아와요']],
  ['ios', 'tab', ['홈 화면의 캠퍼스벨을 열어요', '‘캠퍼스벨’의 알림을 켜요']],
  ['desktop', 'app', ['‘앱 정보’를 열어요', '‘설정’에서 알림을 ‘허용’으로', '돌아와요']],
  ['desktop', 'tab', ['사이트 설정을 열어요', '알림을 ‘허용’으로', '돌아와요']],
] as const)('on %s, in the %s, notifications are allowed again in these steps', (device, place, steps) => {
  expect(unblockSteps()[device][place]).toEqual(steps.map((step) => expect.stringContaining(step)));
});
