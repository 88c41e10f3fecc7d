import { room } from './room.ts';

/** The app inside another app's browser. */
export const otherBrowser = room({
  title: ['다른 브라우저에서 열어 보세요', 'Try another browser'],
  where: ['지금은 {app} 안의 브라우저예요.', 'This is the browser inside {app}.'],
  otherApp: ['다른 앱', 'another app'],
  works: ['공지 보기, 검색, 공유는 여기서도 돼요', 'Reading, searching and sharing work here'],
  worksNot: [
    '구글 로그인, 알림, 앱 설치는 여기서 안 돼요',
    'Google login, notifications and installing don’t',
  ],
  open: ['브라우저로 열기', 'Open in browser'],
  copy: ['주소 복사하기', 'Copy address'],
  stay: ['여기서 계속 보기', 'Stay here'],
  copied: ['주소를 복사했어요. 브라우저에 붙여 넣어 주세요.', 'Address copied. Paste it into your browser.'],
  notCopied: [
    '주소를 복사하지 못했어요. 주소창에서 직접 복사해 주세요.',
    'The address wasn’t copied. Please copy it from the address bar.',
  ],
  app: {
    kakaotalk: ['카카오톡', 'KakaoTalk'],
    line: ['라인', 'LINE'],
    naver: ['네이버', 'Naver'],
    daum: ['다음', 'Daum'],
    everytime: ['에브리타임', 'Everytime'],
    threads: ['스레드', 'Threads'],
    instagram: ['인스타그램', 'Instagram'],
    messenger: ['메신저', 'Messenger'],
    facebook: ['페이스북', 'Facebook'],
    tiktok: ['틱톡', 'TikTok'],
    band: ['밴드', 'BAND'],
    wechat: ['위챗', 'WeChat'],
    snapchat: ['스냅챗', 'Snapchat'],
  },
});
