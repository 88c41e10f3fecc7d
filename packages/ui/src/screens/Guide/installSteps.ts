/** A kind of phone with its own way of installing. */
export type Platform = 'android' | 'ios';

/** A drawing of one step. */
export type SketchName =
  | 'androidMenu'
  | 'androidInstall'
  | 'androidConfirm'
  | 'androidHome'
  | 'iosShare'
  | 'iosAdd'
  | 'iosConfirm'
  | 'iosAllow';

/** One step of installing the app. */
export interface InstallStep {
  sketch: SketchName;
  title: string;
  text: string;
}

/** The install steps of both platforms; each has a drawing of our own (PW-5). */
export const installSteps: Record<Platform, readonly InstallStep[]> = {
  android: [
    {
      sketch: 'androidMenu',
      title: '크롬에서 메뉴를 열어요',
      text: '주소창 오른쪽의 점 세 개를 눌러요. 삼성 인터넷은 오른쪽 아래에 있어요.',
    },
    {
      sketch: 'androidInstall',
      title: '‘앱 설치’를 눌러요',
      text: '‘홈 화면에 추가’로 보이기도 해요.',
    },
    { sketch: 'androidConfirm', title: '‘설치’를 눌러요', text: '잠시 뒤 홈 화면에 아이콘이 생겨요.' },
    {
      sketch: 'androidHome',
      title: '아이콘으로 열고 알림을 허용해요',
      text: '이제 새 공지가 올라오면 바로 알려 드려요.',
    },
  ],
  ios: [
    {
      sketch: 'iosShare',
      title: '사파리에서 공유 버튼을 눌러요',
      text: '화면 아래 가운데에 있어요. 아이패드는 오른쪽 위에 있어요.',
    },
    {
      sketch: 'iosAdd',
      title: '‘홈 화면에 추가’를 눌러요',
      text: '보이지 않으면 목록을 위로 밀어 주세요.',
    },
    { sketch: 'iosConfirm', title: '‘추가’를 눌러요', text: '홈 화면에 아이콘이 생겨요.' },
    {
      sketch: 'iosAllow',
      title: '아이콘으로 열고 알림을 허용해요',
      text: 'iOS 16.4부터 홈 화면에 추가한 앱에서 알림을 받을 수 있어요.',
    },
  ],
};
