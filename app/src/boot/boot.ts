import { configResult } from 'virtual:app-config';
import { readBanners, readPopularEvents } from '@campus-bell/api/wire/event';
import type { FirstContent, UiEnvironment } from '@campus-bell/ui/environment/UiEnvironment';
import { drawBanners, drawPopular } from '@campus-bell/ui/screens/Home/drawHome';
import { letBannerFirst } from './bannerFirst.ts';
import { callEarly, isEventPath } from './callEarly.ts';
import type { EarlyCall } from './earlyCalls.ts';
import { keepEarlyTaps } from './earlyTaps.ts';
import { boot } from './firstContent.ts';
import { readPushed } from './readPushed.ts';
import { readSnapshot, snapshotKey, snapshotOf } from './snapshot.ts';
import { applyTheme, readTheme, themeKey } from './theme.ts';

const paintedWithinMs = 200;

try {
  applyTheme(readTheme(stored(themeKey)));
  const { pathname } = window.location;
  if (isEventPath(pathname)) loadEventParts();
  if (configResult.ok) {
    const { apiOrigin, imageProxy } = configResult.config;
    window.earlyCalls = callEarly({
      apiOrigin,
      path: pathname,
      stored,
      fetch: (request) => window.fetch(request),
      now: Date.now,
    });
    const root = document.getElementById('root');
    const pushed = readPushed();
    if (pushed !== null && root !== null) {
      boot.content = { at: 0, pushed };
      keepEarlyTaps(root);
    }
    if (pathname === '/' && root !== null) {
      keepEarlyTaps(root);
      drawHome(window.earlyCalls, environmentOf(apiOrigin, imageProxy), root);
      if (boot.content.at !== 0) boot.painted = painted();
    }
  }
} catch {
  // The app makes its calls and draws itself.
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A hidden page has no frames.
    setTimeout(resolve, paintedWithinMs);
  });
}

/** Draws what the last visit showed, then what the server answers; what everybody may see, so the stars of a member wait. */
function drawHome(calls: readonly EarlyCall[], environment: UiEnvironment, root: HTMLElement): void {
  const pictures = letBannerFirst(root);
  boot.end = pictures.free;
  const kept = readSnapshot(stored(snapshotKey));
  const show = (content: FirstContent) => {
    if (boot.isOver) return;
    const { banners, popular } = content;
    if (banners !== undefined && banners !== boot.content.banners) {
      drawBanners(banners, environment);
      pictures.followBanner();
    }
    if (popular !== undefined && popular !== boot.content.popular) {
      drawPopular(popular, environment, environment.signedIn);
      pictures.holdCards();
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
    const answer = await call?.answer;
    return answer?.ok ? read(await answer.clone().json()) : undefined;
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
      keep(snapshotOf({ at, banners: freshBanners, popular: freshPopular }));
    })
    .catch(() => undefined);
}

function keep(snapshot: string | null): void {
  try {
    if (snapshot === null) window.localStorage.removeItem(snapshotKey);
    else window.localStorage.setItem(snapshotKey, snapshot);
  } catch {
    // Nothing is kept then.
  }
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
    share: async () => 'cancelled',
    loadNotices: () => new Promise(nothing),
  };
}

/** An event's own page needs parts of the app that its document names. */
function loadEventParts(): void {
  const parts = document.querySelector<HTMLElement>('script[data-event-parts]')?.dataset.eventParts ?? '';
  for (const href of parts.split(' ').filter((part) => part !== '')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
