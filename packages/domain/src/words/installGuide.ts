import { room } from './room.ts';

/** How to install the app, step by step, with the words inside the drawings. */
export const installGuide = room({
  installed: ['이 기기에는 이미 설치돼 있어요.', 'It’s already installed on this device.'],
  installNow: ['지금 설치하기', 'Install now'],
  device: ['기기', 'Device'],
  drawings: ['설치 그림', 'Install picture'],
  iosLogIn: [
    '사파리와 홈 화면의 앱은 로그인 정보를 따로 보관해요. 설치한 앱에서 한 번 더 로그인해 주세요.',
    'Safari and the app on the home screen keep separate logins. Please log in once more in the installed app.',
  ],
  androidMenu: {
    title: ['크롬에서 메뉴를 열어요', 'Open the menu in Chrome'],
    text: [
      '주소창 오른쪽의 점 세 개를 눌러요. 삼성 인터넷은 오른쪽 아래에 있어요.',
      'Tap the three dots next to the address. In Samsung Internet they are at the bottom right.',
    ],
  },
  androidInstall: {
    title: ['‘앱 설치’를 눌러요', 'Tap “Install app”'],
    text: ['‘홈 화면에 추가’로 보이기도 해요.', 'It may be called “Add to Home screen”.'],
  },
  androidConfirm: {
    title: ['‘설치’를 눌러요', 'Tap “Install”'],
    text: ['잠시 뒤 홈 화면에 아이콘이 생겨요.', 'In a moment the icon appears on your home screen.'],
  },
  androidHome: {
    title: ['아이콘으로 열고 알림을 허용해요', 'Open it by its icon and allow notifications'],
    text: [
      '이제 새 공지가 올라오면 바로 알려 드려요.',
      'From now on you’ll hear about new notices right away.',
    ],
  },
  iosShare: {
    title: ['사파리에서 공유 버튼을 눌러요', 'Tap the share button in Safari'],
    text: [
      '화면 아래 가운데에 있어요. 아이패드는 오른쪽 위에 있어요.',
      'It’s at the bottom in the middle; on iPad, at the top right.',
    ],
  },
  iosAdd: {
    title: ['‘홈 화면에 추가’를 눌러요', 'Tap “Add to Home Screen”'],
    text: ['보이지 않으면 목록을 위로 밀어 주세요.', 'If you don’t see it, scroll down the list.'],
  },
  iosConfirm: {
    title: ['‘추가’를 눌러요', 'Tap “Add”'],
    text: ['홈 화면에 아이콘이 생겨요.', 'The icon appears on your home screen.'],
  },
  iosAllow: {
    title: ['아이콘으로 열고 알림을 허용해요', 'Open it by its icon and allow notifications'],
    text: [
      'iOS 16.4부터 홈 화면에 추가한 앱에서 알림을 받을 수 있어요.',
      'From iOS 16.4 on, apps on the home screen can show notifications.',
    ],
  },
  drawn: {
    installApp: ['앱 설치', 'Install app'],
    install: ['설치', 'Install'],
    addToHome: ['홈 화면에 추가', 'Add to Home Screen'],
    cancel: ['취소', 'Cancel'],
    add: ['추가', 'Add'],
    wantsToNotify: ['알림을 보내려고 해요', 'Wants to notify you'],
    allow: ['허용', 'Allow'],
    refuse: ['안 함', 'Don’t'],
  },
});
