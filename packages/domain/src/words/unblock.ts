import { room } from './room.ts';

/** How refused notifications are allowed again, a step a text. */
export const unblock = room({
  androidApps: ['휴대폰 설정에서 ‘앱’을 열어요', 'Open “Apps” in your phone’s settings'],
  androidTurnOn: ['‘캠퍼스벨’을 고르고 ‘알림’을 켜요', 'Choose “Campus Bell” and turn on “Notifications”'],
  androidAllow: ['‘권한’에서 알림을 ‘허용’으로 바꿔요', 'Under “Permissions”, set notifications to “Allow”'],
  iosNotifications: ['휴대폰 설정에서 ‘알림’을 열어요', 'Open “Notifications” in your phone’s settings'],
  iosTurnOn: [
    '‘캠퍼스벨’을 고르고 ‘알림 허용’을 켜요',
    'Choose “Campus Bell” and turn on “Allow Notifications”',
  ],
  iosOpenApp: ['홈 화면의 캠퍼스벨을 열어요', 'Open Campus Bell from the home screen'],
  iosTurnOnInSettings: [
    '휴대폰 설정 → ‘알림’에서 ‘캠퍼스벨’의 알림을 켜요',
    'In Settings → “Notifications”, turn them on for “Campus Bell”',
  ],
  desktopAppInfo: [
    '창 위쪽의 ⋮ 메뉴에서 ‘앱 정보’를 열어요',
    'Open “App info” in the ⋮ menu at the top of the window',
  ],
  desktopAllowInSettings: [
    '‘설정’에서 알림을 ‘허용’으로 바꿔요',
    'Under “Settings”, set notifications to “Allow”',
  ],
  siteSettings: ['주소 옆의 사이트 설정을 열어요', 'Open the site settings next to the address'],
  siteAllow: ['알림을 ‘허용’으로 바꿔요', 'Set notifications to “Allow”'],
  comeBack: ['이 화면으로 돌아와요', 'Come back to this screen'],
});
