import { room } from './room.ts';

/** Being asked to install the app. */
export const install = room({
  ask: ['캠퍼스벨을 앱으로 설치할까요?', 'Install Campus Bell as an app?'],
  why: ['홈 화면에서 바로 열 수 있어요.', 'Open it from your home screen.'],
  notices: ['새 공지를 알림으로 받아요', 'Be notified of new notices'],
  badge: ['읽지 않은 알림 수가 아이콘에 보여요', 'See the unread count on the icon'],
  offline: ['인터넷이 끊겨도 본 글을 다시 읽어요', 'Reread posts without a connection'],
  notToday: ['오늘 하루 보지 않기', 'Don’t show today'],
  install: ['설치', 'Install'],
  later: ['나중에', 'Not now'],
  iosAsk: ['홈 화면에 추가해 보세요', 'Add it to your home screen'],
  iosWhy: [
    '아이폰과 아이패드에서는 홈 화면에 추가해야 알림을 받을 수 있어요.',
    'On iPhone and iPad, notifications come only to apps on the home screen.',
  ],
  tapShare: ['공유 버튼을 눌러요', 'Tap the share button'],
  tapAdd: ['‘홈 화면에 추가’를 눌러요', 'Tap “Add to Home Screen”'],
  inPictures: ['그림으로 보기', 'See it in pictures'],
});
