import { room } from './room.ts';

/** The push permission flow: its toasts and the alert of a browser without notifications (spec §8). */
export const push = room({
  tokenSaved: ['알림 등록을 마쳤어요.', 'Notifications are set up.'],
  tokenFailed: [
    '알림 등록을 요청하지 못했어요. 잠시 후 다시 시도해 주세요.',
    'Notifications couldn’t be set up. Please try again in a moment.',
  ],
  setupFailed: [
    '알림 설정을 요청하지 못했어요. 잠시 후 다시 시도해 주세요.',
    'Permission couldn’t be requested. Please try again in a moment.',
  ],
  lost: ['이 기기로는 이제 알림이 오지 않아요.', 'Notifications no longer reach this device.'],
  unsupported: {
    title: ['이 브라우저에서는 알림을 받을 수 없어요', 'This browser can’t show notifications'],
    text: [
      '이 사이트를 홈 화면에 추가한 뒤 알림을 허용해 주세요.',
      'Please add this site to your home screen and allow notifications.',
    ],
  },
});
