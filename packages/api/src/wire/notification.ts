import { unreadCount } from '@campus-bell/domain/badgeLabel';
import * as v from 'valibot';
import { noticeImage } from './image.ts';
import { type FieldsOf, flag, identifier, optionalText, text } from './parse.ts';

/** Wire: an inbox row. V1 servers say `read`, newer ones `isRead`. */
export const notificationWire = v.pipe(
  v.object({
    id: identifier,
    title: text,
    imageUrl: noticeImage,
    clickUrl: optionalText,
    notifiedAt: optionalText,
    topicName: text,
    keywordName: optionalText,
    read: v.optional(flag),
    isRead: v.optional(flag),
  } satisfies FieldsOf<'KeywordNotification', 'isRead'>),
  v.transform(({ id, read, isRead, ...rest }) => ({
    ...rest,
    notificationId: id,
    read: read ?? isRead ?? false,
  })),
);

/** Wire: the unread count. V1 servers say `unreadNotificationCount`, newer ones `count`. */
export const unreadCountWire = v.pipe(
  v.object({
    unreadNotificationCount: v.optional(v.unknown()),
    count: v.optional(v.unknown()),
  } satisfies FieldsOf<'UnreadCount', 'count'>),
  v.transform((answer) => unreadCount(answer.unreadNotificationCount ?? answer.count)),
);

/** A row of the inbox. */
export type Notification = v.InferOutput<typeof notificationWire>;
