import { room } from './room.ts';

/** Times, days and counts in words; `intl` has what follows the language's own rules. */
export const time = room({
  now: ['방금 전', 'just now'],
  minutes: ['{count}분 전', '{count} min ago'],
  hours: ['{count}시간 전', '{count} hr ago'],
  days: ['{count}일 전', '{count, plural, one {# day ago} other {# days ago}}'],
  today: ['오늘', 'Today'],
  yesterday: ['어제', 'Yesterday'],
  unreadNotifications: [
    '읽지 않은 알림 {count}개',
    '{count, plural, one {# unread notification} other {# unread notifications}}',
  ],
});
