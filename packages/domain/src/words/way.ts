import { room } from './room.ts';

/** Ways on from an empty or a broken screen, and to help. */
export const way = room({
  home: ['홈으로 가기', 'Back to home'],
  subscribe: ['구독하러 가기', 'Go to subscriptions'],
  searchPosts: ['글 검색하기', 'Search posts'],
  otherPosts: ['다른 글 보기', 'See other posts'],
  popular: ['이번 주 인기글 보기', 'See what’s popular'],
  boards: ['게시판 둘러보기', 'Browse boards'],
  keywordSettings: ['키워드 설정', 'Keyword settings'],
  pushCheck: ['알림 점검하기', 'Check notifications'],
  openPushCheck: ['알림 점검 열기', 'Open notification check'],
  howToInstall: ['설치 방법 보기', 'How to install'],
});
