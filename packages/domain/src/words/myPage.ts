import { room } from './room.ts';

/** My page. */
export const myPage = room({
  title: ['프로필', 'Profile'],
  me: ['내 정보', 'My details'],
  nameless: ['이름 없음', 'No name'],
  noDepartment: ['학과를 아직 등록하지 않았어요', 'No department registered yet'],
  registerDepartment: ['학과 등록하기', 'Register department'],
  loadFailed: [
    '내 정보를 불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
    'Your details couldn’t be loaded. Please try again in a moment.',
  ],
  settings: ['설정', 'Settings'],
  theme: ['화면 테마', 'Theme'],
  themeOfDevice: ['기기 설정 따르기', 'Same as device'],
  light: ['밝게', 'Light'],
  dark: ['어둡게', 'Dark'],
  quietHours: ['조용한 시간', 'Quiet hours'],
  quietFrom: ['시작', 'From'],
  quietTo: ['끝', 'To'],
  quietHint: [
    '이 시간에는 알림을 소리 없이 한 건으로 모아요. 이 기기에만 적용돼요.',
    'During these hours, notifications are silent and grouped into one. Only on this device.',
  ],
  accountAndHelp: ['계정과 도움말', 'Account and help'],
  edit: ['내 정보 수정', 'Edit details'],
  faq: ['자주 묻는 질문', 'Common questions'],
  notices: ['서비스 공지', 'Service news'],
  version: ['버전 정보', 'Version'],
  feedback: ['의견 보내기', 'Send feedback'],
  appVersion: ['앱 버전', 'App version'],
  guideVersion: ['이용 안내 버전', 'User guide version'],
});
