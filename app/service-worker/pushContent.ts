import { unreadCount } from '@campus-bell/domain/badgeLabel';
import { imageUrl } from '@campus-bell/domain/imageUrl';
import { linkTarget, routes } from '@campus-bell/domain/routes';
import type { WorkerConfig } from './workerConfig.ts';

/** What the system can show beyond the types of the DOM library. */
export interface ShownOptions extends NotificationOptions {
  image?: string;
  renotify?: boolean;
  timestamp?: number;
  data: NotificationData;
}

/** What a shown notification remembers for its click. */
export interface NotificationData {
  /** Path of the app that a click leads to. */
  path: string;
  /** The server's own link, by which the inbox row is found; null when the push had none. */
  clickUrl: string | null;
}

/** One push, ready to be shown. */
export interface PushContent {
  title: string;
  options: ShownOptions;
  /** The new unread count, null when the push does not say. */
  unreadCount: number | null;
}

type Fields = Record<string, unknown>;

const fallback = { title: '캠퍼스벨', body: '새 소식이 있어요. 눌러서 확인해 보세요.' };
const longestText = 500;

/**
 * Reads any push as one notification: the FCM envelope (`data` before `notification`), declarative web push,
 * and everything else as a general one. The tag is the path of the link, so that the topic push and the
 * keyword push of one notice do not stack; without such a path it is the title.
 * @param payload the JSON of the push, undefined when there was none
 */
export function pushContent(payload: unknown, config: WorkerConfig, now: number): PushContent {
  const envelope = fields(payload);
  const data = fields(envelope.data);
  const notification = fields(envelope.notification);

  const title = firstText(data.title, notification.title) ?? fallback.title;
  const body = firstText(data.body, notification.body);
  const link = firstText(
    data.click_action,
    notification.click_action,
    fields(envelope.fcmOptions).link,
    notification.navigate,
  );
  const target = linkTarget(link, config.appOrigins);
  const path = target.kind === 'app' ? target.path : null;
  const hasOwnPage = path !== null && path !== routes.home;
  const image = imageUrl(firstText(data.image, notification.image), {
    appOrigin: config.appOrigin,
    apiOrigin: config.apiOrigin,
    proxy: config.imageProxy,
  });
  const count = data.unread_count ?? envelope.app_badge ?? notification.app_badge;
  const isEmpty = body === null && title === fallback.title;

  return {
    title,
    options: {
      body: isEmpty ? fallback.body : (body ?? ''),
      tag: hasOwnPage ? path : title,
      renotify: !hasOwnPage,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      ...(image === null ? {} : { image }),
      lang: 'ko',
      timestamp: now,
      data: { path: path ?? routes.notifications, clickUrl: path === null ? null : link },
    },
    unreadCount: count === undefined || count === null ? null : unreadCount(count),
  };
}

/** Where a click on a notification leads; its data may come from an older worker, so it is checked again. */
export function clickTarget(data: unknown, config: WorkerConfig): NotificationData {
  const { path, clickUrl } = fields(data);
  const target = linkTarget(path, config.appOrigins);
  return {
    path: target.kind === 'app' ? target.path : routes.notifications,
    clickUrl: typeof clickUrl === 'string' ? clickUrl : null,
  };
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function firstText(...values: unknown[]): string | null {
  for (const value of values) {
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, longestText);
  }
  return null;
}
