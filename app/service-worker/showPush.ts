import { chooseLanguage, type Language } from '@campus-bell/domain/language';
import { type BadgeNavigator, showAppBadge } from '../src/push/appBadge.ts';
import { contentForNobody, type PushContent, pushContent, type ShownOptions } from './pushContent.ts';
import type { PushedEvents } from './pushedEvents.ts';
import type { PushLog } from './pushLog.ts';
import type { PushManners } from './pushManners.ts';
import { nightContent, nightTag } from './quietNight.ts';
import { soon } from './soon.ts';
import type { WorkerConfig } from './workerConfig.ts';

/** What handling a push needs of the worker's world. */
export interface PushScope {
  registration: Pick<ServiceWorkerRegistration, 'getNotifications' | 'showNotification'>;
  clients: Pick<Clients, 'matchAll'>;
  navigator: BadgeNavigator;
}

/** The data of a push event. */
export type PushData = Pick<PushMessageData, 'json'> | null;

/** What handling a push goes by. */
export interface PushContext {
  config: WorkerConfig;
  log: PushLog;
  manners: PushManners;
  /** Read anew for each push: the worker may outlive a change. */
  language(): Promise<Language>;
  pushed: Pick<PushedEvents, 'keep'>;
  now?: () => number;
}

/**
 * Shows exactly one notification for a push, whatever it carries, and then tells the open pages and the icon. While
 * nobody is signed in, nothing of it is shown or counted.
 */
export async function handlePush(scope: PushScope, data: PushData, context: PushContext): Promise<void> {
  const { config, log, manners, language, pushed, now = Date.now } = context;
  const at = now();
  const [isTheirs, spoken] = await Promise.all([manners.isSignedIn(), language()]);
  chooseLanguage(spoken);
  const content = isTheirs ? pushContent(read(data), config, at) : contentForNobody(at);
  const shown = inTurn(async () => {
    const fitting = content.kind === 'news' ? await fitted(content, scope, manners, at) : content;
    await show(scope, fitting.title, fitting.options);
  });
  const count = content.unreadCount;
  await Promise.allSettled([
    shown,
    isTheirs
      ? tellPages(scope, count === null ? { type: 'updateBadge' } : { type: 'updateBadge', count })
      : undefined,
    count === null ? undefined : showAppBadge(scope.navigator, count),
    log.received(at),
    content.event === null ? undefined : pushed.keep(content.event),
  ]);
  await shown;
}

let lastShown: Promise<unknown> = Promise.resolve();

/**
 * Shows what comes at the same moment one after the other: the night's notification says what the one before said, and
 * Chromium forgets a notification whose showing meets a reading of what is shown.
 */
function inTurn(work: () => Promise<void>): Promise<void> {
  const shown = soon(lastShown, undefined).then(work);
  lastShown = shown;
  return shown;
}

/** News as the student wants it now: grouped and silent in the quiet hours, else with a sound at most every 30 s. */
async function fitted(
  content: PushContent,
  { registration }: PushScope,
  manners: PushManners,
  at: number,
): Promise<PushContent> {
  if (await manners.isQuiet(new Date(at))) {
    const { body = '', tag = content.title } = content.options;
    const newsId = tag.startsWith('/') ? tag : `${tag} ${body}`;
    return nightContent(content, await shownWith(registration, nightTag), { newsId });
  }
  if (await manners.takeSound(at)) return content;
  return { ...content, options: { ...content.options, silent: true } };
}

async function shownWith(
  registration: PushScope['registration'],
  tag: string,
): Promise<readonly Notification[]> {
  try {
    return await registration.getNotifications({ tag });
  } catch {
    return [];
  }
}

/** What a push carries: null for nothing, undefined for what cannot be read. */
function read(data: PushData): unknown {
  if (data === null) return null;
  try {
    return data.json();
  } catch {
    return undefined;
  }
}

async function show(scope: PushScope, title: string, options: ShownOptions): Promise<void> {
  try {
    await scope.registration.showNotification(title, options as NotificationOptions);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const { body = '', tag = title, silent, data } = options;
    await scope.registration.showNotification(title, {
      body,
      tag,
      data,
      ...(silent === true ? { silent } : {}),
    });
  }
}

/** Tells every open page of the app. */
export async function tellPages({ clients }: Pick<PushScope, 'clients'>, message: unknown): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const client of windows) client.postMessage(message);
}
