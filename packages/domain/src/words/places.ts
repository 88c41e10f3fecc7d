import { room } from './room.ts';

/** The five places of the app. */
export const places = room({
  home: ['홈', 'Home'],
  search: ['검색', 'Search'],
  liked: ['찜', 'Liked'],
  subscriptions: ['구독', 'Subscribed'],
  profile: ['프로필', 'Profile'],
  menu: ['메뉴', 'Menu'],
  mainMenu: ['주요 메뉴', 'Main menu'],
  unread: ['읽지 않은 글 있음', 'Has unread posts'],
});
