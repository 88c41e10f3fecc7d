import { room } from './room.ts';

/** What a login needs first: this device registered for notifications. */
export const pushSetup = room({
  ready: ['이제 로그인할 수 있어요', 'You can log in now'],
  readyText: ['이 기기에서 알림을 받을 준비를 마쳤어요.', 'This device is ready for notifications.'],
  missing: ['알림이 아직 등록되지 않았어요', 'Notifications aren’t set up yet'],
  /** What is missing follows. */
  needed: [
    '로그인하려면 이 기기의 알림 등록이 필요해요. {situation}',
    'To log in, this device has to be registered for notifications. {situation}',
  ],
  goOn: ['로그인 계속하기', 'Continue login'],
  blockedInApp: [
    '이 앱의 알림이 차단돼 있어요. 설정에서 켜면 이 화면에서 이어서 로그인할 수 있어요.',
    'Notifications from this app are blocked. Turn them on in your settings and continue from here.',
  ],
  blockedInTab: [
    '이 사이트의 알림이 차단돼 있어요. 브라우저 설정에서 허용으로 바꾸면 이 화면에서 이어서 로그인할 수 있어요.',
    'Notifications from this site are blocked. Allow them in your browser’s settings and continue from here.',
  ],
  unsupported: [
    '지금 쓰는 브라우저는 알림을 지원하지 않아요. 알림을 지원하는 브라우저에서 열고 홈 화면에 추가해 주세요.',
    'This browser can’t show notifications. Open the site in one that can and add it to your home screen.',
  ],
  openInBrowser: [
    '크롬이나 삼성 인터넷, 사파리로 이 주소를 열어요',
    'Open this address in Chrome, Samsung Internet or Safari',
  ],
  addApp: ['홈 화면에 추가해 앱을 설치해요', 'Add it to your home screen'],
  allowInApp: ['설치한 앱에서 알림을 허용해요', 'Allow notifications in the installed app'],
  iosOnlyInstalled: [
    '아이폰과 아이패드에서는 홈 화면에 추가한 앱에서만 알림을 받을 수 있어요.',
    'On iPhone and iPad, notifications come only to apps on the home screen.',
  ],
  iosShare: ['사파리에서 공유 버튼을 눌러요', 'Tap the share button in Safari'],
  iosAdd: ['‘홈 화면에 추가’를 골라요', 'Choose “Add to Home Screen”'],
  iosAllow: [
    '홈 화면의 캠퍼스벨을 열고 알림을 허용해요',
    'Open Campus Bell from the home screen and allow notifications',
  ],
  notAllowedYet: [
    '아직 알림을 허용하지 않았어요. 허용하면 바로 이어서 로그인해요.',
    'Notifications aren’t allowed yet. Allow them and the login continues.',
  ],
  allowAndLogIn: ['알림 허용하고 로그인', 'Allow and log in'],
  notRegisteredYet: [
    '알림은 허용했지만 이 기기의 알림 등록이 아직 끝나지 않았어요. 등록하면 이어서 로그인해요.',
    'Notifications are allowed, but this device isn’t registered yet. Register it and the login continues.',
  ],
  registerAndLogIn: ['등록하고 로그인', 'Register and log in'],
  reconnect: ['다시 연결하기', 'Reconnect'],
});
