import { done, notificationRow, ok, productError, slice } from '../answers.mjs';

function inbox(kind) {
  return ({ member, page }) => {
    const rows = member.notifications.filter((row) => row.kind === kind);
    const shown = slice(rows, page);
    const before = shown.result.map(notificationRow);
    for (const row of shown.result) row.read = true;
    return ok({ ...shown, result: before });
  };
}

/** Operations of the tag notifications: id, method, path, authentication and what answers. */
export const notifications = [
  [
    'fetchUnreadCount',
    'GET',
    '/api/notification/unread-count',
    'lookedUp',
    ({ member }) => ok({ unreadNotificationCount: member.notifications.filter(({ read }) => !read).length }),
  ],
  ['fetchTopicNotifications', 'GET', '/api/notification/topic', 'required', inbox('topic')],
  ['fetchKeywordNotifications', 'GET', '/api/notification/keyword', 'required', inbox('keyword')],
  [
    'reportNotificationClick',
    'POST',
    '/api/notification/click',
    'required',
    ({ member, body }) => {
      const row = member.notifications.find(({ id }) => id === body.pushNotificationId);
      if (!row) return productError(404, '없는 알림입니다.');
      row.read = true;
      return done(row.id);
    },
  ],
  [
    'markAllNotificationsRead',
    'POST',
    '/api/notification/readAll',
    'required',
    ({ member }) => {
      for (const row of member.notifications) row.read = true;
      return done();
    },
  ],
];
