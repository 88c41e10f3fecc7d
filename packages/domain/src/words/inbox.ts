import { room } from './room.ts';

/** The inbox of notifications. */
export const inbox = room({
  title: ['알림함', 'Inbox'],
  loginRequired: [
    '로그인하면 구독한 게시판과 키워드의 알림을 볼 수 있어요.',
    'Log in to see notifications from your boards and keywords.',
  ],
  kinds: ['알림 종류', 'Notification type'],
  subscriptions: ['구독', 'Boards'],
  keywords: ['키워드', 'Keywords'],
  hasUnread: ['읽지 않은 알림 있음', 'Has unread notifications'],
  unreadOnly: ['읽지 않은 알림만', 'Unread only'],
  ofSubscriptions: ['구독 알림함', 'Board notifications'],
  ofKeywords: ['키워드 알림함', 'Keyword notifications'],
  undated: ['날짜를 알 수 없어요', 'Unknown date'],
  unread: ['읽지 않음', 'Unread'],
  keywordCount: ['키워드 {count}개', '{count, plural, one {# keyword} other {# keywords}}'],
  markAllRead: ['모두 읽음', 'Mark all read'],
  setKeywords: ['키워드 설정하기', 'Set keywords'],
});
