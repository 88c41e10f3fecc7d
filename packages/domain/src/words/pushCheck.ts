import { room } from './room.ts';

/** The notification check: what stands between this device and a notification, and what helps. */
export const pushCheck = room({
  good: ['좋아요', 'Good'],
  attention: ['확인이 필요해요', 'Needs attention'],
  neutral: ['참고하세요', 'Good to know'],
  sendTest: ['시험 알림 보내기', 'Send a test'],
  testSent: [
    '보냈어요. 알림이 보이지 않으면 기기의 알림 설정과 방해 금지 모드를 확인해 주세요.',
    'Sent. If you don’t see it, check your device’s notification settings and do-not-disturb mode.',
  ],
  testFailed: [
    '시험 알림을 보내지 못했어요. 알림 권한을 확인해 주세요.',
    'The test wasn’t sent. Please check the notification permission.',
  ],
  allow: ['알림 허용하기', 'Allow notifications'],
  registerAgain: ['다시 등록하기', 'Register again'],
  logInAgain: ['다시 로그인하고 연결하기', 'Log in again to reconnect'],
  installApp: ['앱 설치하기', 'Install the app'],
  browser: ['브라우저', 'Browser'],
  browserGood: ['알림을 받을 수 있는 브라우저예요.', 'This browser can show notifications.'],
  browserLacks: ['지금 이 화면에서는 알림을 받을 수 없어요.', 'Notifications can’t be shown here.'],
  iosOnlyInstalled: [
    '아이폰과 아이패드는 홈 화면에 추가한 앱에서만 알림을 받아요.',
    'On iPhone and iPad, notifications come only to apps on the home screen.',
  ],
  newerBrowser: [
    '크롬, 삼성 인터넷, 엣지 같은 최신 브라우저에서 열어 주세요.',
    'Please open it in a recent browser such as Chrome, Samsung Internet or Edge.',
  ],
  installation: ['설치', 'Installation'],
  installed: ['설치한 앱으로 열었어요.', 'This is the installed app.'],
  notInstalled: ['브라우저에서 열었어요.', 'This is open in a browser.'],
  whyInstall: [
    '홈 화면에 추가하면 알림을 더 확실하게 받고, 아이콘에 읽지 않은 수가 보여요.',
    'On the home screen, notifications are more reliable and the icon shows what’s unread.',
  ],
  permission: ['알림 허용', 'Permission'],
  allowed: ['알림을 허용했어요.', 'Notifications are allowed.'],
  blocked: ['알림이 차단돼 있어요.', 'Notifications are blocked.'],
  notAllowedYet: ['아직 알림을 허용하지 않았어요.', 'Notifications aren’t allowed yet.'],
  background: ['백그라운드 작동', 'Background'],
  backgroundReady: [
    '앱을 닫아도 알림을 받을 준비가 됐어요.',
    'Notifications can come while the app is closed.',
  ],
  backgroundStarting: ['준비하는 중이에요.', 'Getting ready.'],
  backgroundMissing: ['알림을 받을 준비가 되지 않았어요.', 'Not ready for notifications.'],
  lookLater: ['잠시 뒤 다시 확인해 주세요.', 'Please check again in a moment.'],
  reloadPrepares: ['새로고침하면 다시 준비해요.', 'Reload to try again.'],
  registration: ['기기 등록', 'Device'],
  registered: ['이 기기를 등록했어요.', 'This device is registered.'],
  registeredNotAllowed: [
    '등록한 기기지만 알림을 허용하지 않아 알림이 오지 않아요.',
    'This device is registered, but notifications aren’t allowed.',
  ],
  allowAgain: ['알림을 허용하면 다시 받아요.', 'Allow them, and they’ll come again.'],
  registering: ['등록하는 중이에요.', 'Registering.'],
  lostAdvice: ['다시 로그인하면 이 기기를 새로 등록해요.', 'Log in again to register this device anew.'],
  registrationFailed: ['이 기기를 등록하지 못했어요.', 'This device couldn’t be registered.'],
  notRegistered: ['아직 이 기기를 등록하지 않았어요.', 'This device isn’t registered yet.'],
  checkNetwork: [
    '인터넷 연결을 확인하고 다시 등록해 주세요.',
    'Check your internet connection and register again.',
  ],
  registersWhenAllowed: [
    '알림을 허용하면 이어서 등록해요.',
    'Once notifications are allowed, it’s registered.',
  ],
  last: ['마지막 알림', 'Last notification'],
  lastAt: ['{moment}에 받았어요.', 'Received {moment}.'],
  lastNone: ['이 기기에서 받은 알림이 아직 없어요.', 'None has come to this device yet.'],
  subscribeFirst: [
    '게시판이나 키워드를 구독하면 새 글이 올라올 때 받아요.',
    'Subscribe to a board or a keyword to hear about new posts.',
  ],
});
