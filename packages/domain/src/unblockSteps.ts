/** How refused notifications are allowed again, step by step: in the installed app, and in a browser's tab. */
export const unblockSteps = {
  android: {
    app: ['휴대폰 설정에서 ‘앱’을 열어요', '‘캠퍼스벨’을 고르고 ‘알림’을 켜요', '이 화면으로 돌아와요'],
    tab: ['주소 옆의 사이트 설정을 열어요', '‘권한’에서 알림을 ‘허용’으로 바꿔요', '이 화면으로 돌아와요'],
  },
  ios: {
    app: [
      '휴대폰 설정에서 ‘알림’을 열어요',
      '‘캠퍼스벨’을 고르고 ‘알림 허용’을 켜요',
      '이 화면으로 돌아와요',
    ],
    tab: ['홈 화면의 캠퍼스벨을 열어요', '휴대폰 설정 → ‘알림’에서 ‘캠퍼스벨’의 알림을 켜요'],
  },
  desktop: {
    app: [
      '창 위쪽의 ⋮ 메뉴에서 ‘앱 정보’를 열어요',
      '‘설정’에서 알림을 ‘허용’으로 바꿔요',
      '이 화면으로 돌아와요',
    ],
    tab: ['주소 옆의 사이트 설정을 열어요', '알림을 ‘허용’으로 바꿔요', '이 화면으로 돌아와요'],
  },
} as const;
