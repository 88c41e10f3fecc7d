import { configResult } from 'virtual:app-config';
import { readBanners, readPopularEvents } from '@campus-bell/api/wire/event';
import type { PushedEvent } from '@campus-bell/domain/pushedEvent';
import type { FirstContent, UiEnvironment } from '@campus-bell/ui/environment/UiEnvironment';
import { whenIdle } from '@campus-bell/ui/hooks/whenIdle';
import { drawBanners, drawPopular } from '@campus-bell/ui/screens/Home/drawHome';
import { painted } from '@campus-bell/ui/touch/painted';
import { started } from '../language/startLanguage.ts';
import { bannerWithinMs, letBannerFirst } from './bannerFirst.ts';
import { callAtOnce } from './callAtOnce.ts';
import { isEventPath } from './callEarly.ts';
import type { EarlyCall } from './earlyCalls.ts';
import { keepEarlyTaps } from './earlyTaps.ts';
import { boot } from './firstContent.ts';
import { readPushed } from './readPushed.ts';
import { type Kept, readSnapshot, snapshotKey, snapshotOf } from './snapshot.ts';
import { applyTheme, readTheme, themeKey } from './theme.ts';
import { within } from './within.ts';

/** Settles once home is drawn up to its first banner's picture, and painted: the app's start would keep the processor from it. */
let drawn: Promise<unknown> | null = null;

// Made once, on a slow phone before the app stands.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  boot.installOffer = event;
});

try {
  applyTheme(readTheme(stored(themeKey)));
  callAtOnce();
} catch {
  // The app makes its calls.
}
// Home as the worker's document shows it already is painted first.
if (window.location.pathname === '/' && document.querySelector('#root article') !== null)
  void painted().then(start);
else start();

function start(): void {
  if (started === null) startDrawing();
  else void started.then(startDrawing);
  startApp();
}

function startDrawing(): void {
  const root = document.getElementById('root');
  if (!configResult.ok || window.location.pathname !== '/' || root === null) return;
  const { apiOrigin, imageProxy } = configResult.config;
  try {
    keepEarlyTaps(root);
    drawHome(window.earlyCalls ?? [], environmentOf(apiOrigin, imageProxy), root);
  } catch {
    // The app draws itself.
  }
}

/** Starts the app: on home once its first banner is painted, after a push once its event is drawn, as far as they can be. */
function startApp(): void {
  const { app, eventDrawing = '', eventParts = '' } = ownScript()?.dataset ?? {};
  const load = (part: string) => import(/* @vite-ignore */ part);
  if (app === undefined) return;
  const start = () => {
    if (isEventPath(window.location.pathname)) preload(eventParts);
    return load(app);
  };
  const root = document.getElementById('root');
  const pushed = configResult.ok ? pushedEvent() : null;
  if (!configResult.ok || pushed === null || root === null)
    return void (drawn === null ? start() : drawn.then(start));
  boot.content = { at: 0, pushed };
  keepEarlyTaps(root);
  const { apiOrigin, imageProxy } = configResult.config;
  boot.event = { pushed, environment: environmentOf(apiOrigin, imageProxy) };
  // All at once: one after the other they would come later than the answer.
  void Promise.all([import('./bootEvent.ts'), ...eventDrawing.split(' ').map(load)])
    .then(([{ eventDrawn }]) => eventDrawn)
    .catch(() => undefined)
    .then(start);
}

function ownScript(): HTMLElement | null {
  return document.querySelector<HTMLElement>('script[data-app]');
}

function pushedEvent(): PushedEvent | null {
  try {
    return readPushed();
  } catch {
    return null;
  }
}

/** Asks for parts of the app, whose addresses have spaces between them. */
function preload(parts: string): void {
  for (const href of parts.split(' ').filter((part) => part !== ''))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** Draws what the last visit showed, then what the server answers; what everybody may see, so the stars of a member wait. */
function drawHome(calls: readonly EarlyCall[], environment: UiEnvironment, root: HTMLElement): void {
  const pictures = letBannerFirst(root);
  boot.end = pictures.free;
  drawn = Promise.race([pictures.freed.then(painted), within(bannerWithinMs)]);
  const kept = readSnapshot(stored(snapshotKey));
  const show = (content: FirstContent) => {
    if (boot.isOver) return;
    const { banners, popular } = content;
    if (banners !== undefined && differ({ banners }, { banners: boot.content.banners })) {
      if (drawBanners(banners, environment)) pictures.followBanner();
      else pictures.free();
    }
    if (popular !== undefined && differ({ popular }, { popular: boot.content.popular })) {
      if (drawPopular(popular, environment, environment.signedIn)) pictures.holdCards();
    }
    boot.content = content;
  };
  try {
    if (kept !== null) show(kept);
  } catch {
    keep(null);
  }

  const answerTo = async <Data>(path: string, read: (answer: unknown) => Data) => {
    const call = calls.find(({ url, authorization }) => url.endsWith(path) && authorization === null);
    const answer = await call?.read;
    return answer === undefined ? undefined : read(answer);
  };
  const banners = answerTo('/banner', readBanners);
  const popular = answerTo('/popular', readPopularEvents);
  const at = Date.now();
  banners
    .then((fresh) => (fresh === undefined ? pictures.free() : show({ ...boot.content, banners: fresh })))
    .catch(pictures.free);
  popular.then((fresh) => fresh && show({ ...boot.content, at, popular: fresh })).catch(() => undefined);
  Promise.all([banners, popular])
    .then(([freshBanners, freshPopular]) => {
      if (freshBanners === undefined || freshPopular === undefined) return;
      const snapshot = snapshotOf({ at, banners: freshBanners, popular: freshPopular });
      keep(snapshot);
      keepForWorker(snapshot, environment);
    })
    .catch(() => undefined);
}

/** By what the device would keep of them: the same again is not drawn again. */
function differ(one: Partial<Kept>, other: Partial<Kept>): boolean {
  return snapshotOf({ at: 0, ...one }) !== snapshotOf({ at: 0, ...other });
}

function keep(snapshot: string | null): void {
  try {
    if (snapshot === null) window.localStorage.removeItem(snapshotKey);
    else window.localStorage.setItem(snapshotKey, snapshot);
  } catch {
    // Nothing is kept then.
  }
}

/** Once the page has time: whoever comes under a worker is shown it by the first frame of the next visit. */
function keepForWorker(snapshot: string | null, environment: UiEnvironment): void {
  const app = ownScript()?.dataset.app;
  if (app === undefined || !navigator.serviceWorker?.controller) return;
  whenIdle(() => {
    import('./keepShownHome.ts')
      .then(({ keepShownHome }) => keepShownHome(snapshot, app, environment))
      .catch(() => undefined);
  });
}

function stored(key: string): string | null {
  return window.localStorage.getItem(key);
}

function environmentOf(apiOrigin: string, proxy: string | null): UiEnvironment {
  const nothing = () => undefined;
  return {
    // Nothing that is drawn here calls, goes anywhere or remembers.
    api: null as unknown as UiEnvironment['api'],
    navigate: nothing,
    openExternal: nothing,
    images: { appOrigin: window.location.origin, apiOrigin, proxy },
    appOrigins: [],
    now: () => new Date(),
    signedIn: stored('accessToken') !== null,
    visit: '',
    chooseLanguage: async () => undefined,
    share: async () => 'cancelled',
    loadNotices: () => new Promise(nothing),
  };
}
