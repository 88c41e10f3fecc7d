import { room } from './room.ts';

/** The home screen. */
export const home = room({
  team: ['팀 소개', 'About the team'],
  howToInstall: ['앱 설치 안내', 'How to install the app'],
  inbox: ['알림함', 'Inbox'],
  popular: ['이번 주 인기글', 'Popular this week'],
  emptyHint: [
    '글이 올라오면 많이 본 순서로 보여 드려요.',
    'Posts will be listed here, the most viewed first.',
  ],
  banners: ['배너', 'Banner'],
  banner: ['배너 {number}', 'Banner {number}'],
  bannerOf: ['배너 {number}, {site}', 'Banner {number}, {site}'],
  notToday: ['오늘 하루 보지 않기', 'Don’t show today'],
  shortcuts: ['바로가기', 'Shortcuts'],
});
