import { room } from './room.ts';

/** What the installed app offers at its icon, and what its pictures in a shop show. */
export const manifest = room({
  notifications: ['알림', 'Notifications'],
  search: ['검색', 'Search'],
  liked: ['찜', 'Liked'],
  subscriptions: ['구독', 'Subscriptions'],
  popular: ['이번 주 인기글', 'Popular this week'],
  notice: ['공지 자세히 보기', 'A notice in full'],
  boards: ['게시판과 검색', 'Boards and search'],
  wideHome: ['넓은 화면의 홈', 'Home on a wide screen'],
});
