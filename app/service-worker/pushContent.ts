import { unreadCount } from '@campus-bell/domain/badgeLabel';
import { imageUrl } from '@campus-bell/domain/imageUrl';
import { language } from '@campus-bell/domain/language';
import type { PushedEvent } from '@campus-bell/domain/pushedEvent';
import { eventIdParam, linkTarget, routes } from '@campus-bell/domain/routes';
import { product } from '@campus-bell/domain/words/product';
import { worker } from '@campus-bell/domain/words/worker';
import { emptyPushTag } from '../src/push/pushTags.ts';
import { pushBoard, pushTitle } from './pushTitle.ts';
import type { WorkerConfig } from './workerConfig.ts';

/** What the system can show beyond the types of the DOM library. */
export interface ShownOptions extends NotificationOptions {
  image?: string;
  renotify?: boolean;
  timestamp?: number;
  actions?: readonly { action: NotificationAction; title: string }[];
  data: NotificationData;
}

/** What can be done with a notification besides opening it. */
export type NotificationAction = 'open' | 'like';

/** What a shown notification remembers for its click. */
export interface NotificationData {
  /** Path of the app that a click leads to. */
  path: string;
  /** What the night's notification stands for. */
  news?: string[];
}

/** One push, ready to be shown. */
export interface PushContent {
  title: string;
  options: ShownOptions;
  /** What it says of the event that it leads to, where it does. */
  event: PushedEvent | null;
  /** The new unread count, null when the push does not say. */
  unreadCount: number | null;
  /** `empty`: a message without anything in it, no news. */
  kind: 'news' | 'empty';
}

type Fields = Record<string, unknown>;

const longestText = 500;
const actions = () =>
  [
    { action: 'open', title: worker.open },
    { action: 'like', title: worker.like },
  ] as const;

const look = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' } as const;

/**
 * Reads any push as one notification, our texts in the language that is spoken: the FCM envelope (`data` before
 * `notification`), declarative web push, a message with neither, and everything else as one that could not be read. Its
 * language is Korean where any of it is the university's. The tag is the path of the link, so that
 * the topic push and the keyword push of one notice do not stack; without such a path it is the title.
 * @param payload the JSON of the push, null when it carried nothing, undefined when it is no JSON
 */
export function pushContent(payload: unknown, config: WorkerConfig, now: number): PushContent {
  const envelope = fields(payload);
  if (payload === null || (isObject(payload) && !('notification' in envelope) && !('data' in envelope))) {
    return emptyContent(now);
  }
  const data = fields(envelope.data);
  const notification = fields(envelope.notification);

  const title = shortened(firstText(data.title, notification.title));
  const body = shortened(firstText(data.body, notification.body));
  const link = firstText(
    data.click_action,
    notification.click_action,
    fields(envelope.fcmOptions).link,
    notification.navigate,
  );
  const target = linkTarget(link, config.appOrigins);
  const path = target.kind === 'app' ? target.path : null;
  const isOurs = title === null && body === null;
  const hasOwnPage = path !== null && path !== routes.home;
  const picture = firstText(data.image, notification.image);
  const image = imageUrl(picture, {
    appOrigin: config.appOrigin,
    apiOrigin: config.apiOrigin,
    proxy: config.imageProxy,
  });
  const count = data.unread_count ?? envelope.app_badge ?? notification.app_badge;
  const shownTitle = title === null ? product.name : pushTitle(title);
  const eventId = path === null ? null : likeableEvent(path);
  const boardName = title === null ? null : pushBoard(title);

  return {
    title: shownTitle,
    options: {
      body: isOurs ? worker.unreadable : (body ?? ''),
      tag: hasOwnPage ? path : shownTitle,
      renotify: !hasOwnPage,
      lang: isOurs ? language() : 'ko',
      ...look,
      ...(image === null ? {} : { image }),
      ...(eventId === null ? {} : { actions: actions() }),
      timestamp: now,
      data: { path: path ?? routes.notifications },
    },
    event:
      eventId === null || boardName === null || body === null
        ? null
        : { eventId, title: body, boardName, imageUrl: image === null ? null : picture },
    unreadCount: count === undefined || count === null ? null : unreadCount(count),
    kind: 'news',
  };
}

/** What a push says that comes although nobody is signed in: nothing of what it carries. */
export function contentForNobody(now: number): PushContent {
  return {
    title: product.name,
    options: {
      body: worker.logIn,
      tag: 'signed-out',
      silent: true,
      lang: language(),
      ...look,
      timestamp: now,
      data: { path: routes.login },
    },
    event: null,
    unreadCount: null,
    kind: 'empty',
  };
}

/** Where a click on a notification leads; its data may come from an older worker, so it is checked again. */
export function clickPath(data: unknown, config: WorkerConfig): string {
  const target = linkTarget(fields(data).path, config.appOrigins);
  return target.kind === 'app' ? target.path : routes.notifications;
}

/** The event behind a path; null when it leads elsewhere. */
export function likeableEvent(path: string): number | null {
  const [, id] = /^\/event\/([^/?#]+)/.exec(path) ?? [];
  return eventIdParam(id);
}

function emptyContent(now: number): PushContent {
  return {
    title: product.name,
    options: {
      body: worker.probe,
      tag: emptyPushTag,
      silent: true,
      lang: language(),
      ...look,
      timestamp: now,
      data: { path: routes.home },
    },
    event: null,
    unreadCount: null,
    kind: 'empty',
  };
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fields(value: unknown): Fields {
  return isObject(value) ? value : {};
}

function firstText(...values: unknown[]): string | null {
  for (const value of values) {
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return null;
}

function shortened(text: string | null): string | null {
  return text === null ? null : text.slice(0, longestText);
}
