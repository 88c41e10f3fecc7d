import type { Notification } from '@campus-bell/api/wire/notification';
import { formatKoreaDateTime, parseServerTime } from '@campus-bell/domain/koreaTime';
import { notificationTime } from '@campus-bell/domain/relativeTime';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { inbox } from '@campus-bell/domain/words/inbox';
import { notification as notificationWords } from '@campus-bell/domain/words/notification';
import { writtenIn } from '@campus-bell/domain/writtenIn';
import { useMinute } from '../../hooks/useMinute.tsx';
import { EventImage } from '../../widgets/EventImage/EventImage.tsx';
import { UnreadDot } from '../../widgets/UnreadBadge/UnreadDot.tsx';
import { mark, meta, row, source, title, words } from './NotificationsScreen.css.ts';
import { NotificationTarget } from './NotificationTarget.tsx';

/** A row of the inbox: what it is about, where it comes from and when (NO-4, NO-8). */
export function NotificationRow({ notification }: { notification: Notification }) {
  const now = useMinute();
  const { read, topicName, keywordName, imageUrl, notifiedAt } = notification;
  const date = parseServerTime(notifiedAt);
  return (
    <NotificationTarget notification={notification} className={row({ unread: !read })}>
      <span className={words}>
        {read ? null : (
          <span className={mark}>
            <UnreadDot label={inbox.unread} />
          </span>
        )}
        <span className={title({ unread: !read })} lang={writtenIn(notification.title)}>
          {notification.title.trim() === '' ? notificationWords.untitled : notification.title}
        </span>
        <span className={meta}>
          {keywordName === null ? null : (
            <span className={source} lang={writtenIn(keywordName)}>
              #{keywordName}
            </span>
          )}
          {topicName === '' ? null : <span>{campusName(topicName)}</span>}
          {date === null ? null : (
            <time dateTime={date.toISOString()} title={formatKoreaDateTime(date)}>
              {notificationTime(date, now)}
            </time>
          )}
        </span>
      </span>
      {imageUrl === null ? null : <EventImage address={imageUrl} alt="" shape="thumbnail" />}
    </NotificationTarget>
  );
}
