/** Browsers inside other apps, in which Google refuses to sign anybody in and no notification arrives. */
export type InAppBrowser =
  | 'kakaotalk'
  | 'line'
  | 'naver'
  | 'daum'
  | 'everytime'
  | 'threads'
  | 'instagram'
  | 'messenger'
  | 'facebook'
  | 'tiktok'
  | 'band'
  | 'wechat'
  | 'snapchat'
  | 'unknown';

const robots = /kakaotalk-scrap|facebookexternalhit|Yeti\/|Googlebot|bingbot/i;
const mobile = /Android|iPhone|iPad|iPod/;

const marks: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['kakaotalk', /KAKAOTALK(?!-)/],
  ['line', /\bLine\/\d/],
  ['naver', /NAVER\(inapp/],
  ['daum', /DaumApps/],
  ['everytime', /everytimeApp/],
  ['threads', /\bBarcelona\b/],
  ['instagram', /\bInstagram\b/],
  ['messenger', /\bMessenger|FBAN\/Messenger/],
  ['facebook', /FBAN|FBAV|FB_IAB/],
  ['tiktok', /musical_ly|BytedanceWebview|trill_/],
  ['band', /BAND\//],
  ['wechat', /MicroMessenger\//],
  ['snapchat', /Snapchat/],
  ['unknown', /Android.*; wv\)/],
];

/** Which app's browser a user agent belongs to; null for an ordinary browser, a computer or a robot. */
export function inAppBrowser(userAgent: string): InAppBrowser | null {
  if (robots.test(userAgent) || !mobile.test(userAgent)) return null;
  return marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
}

/**
 * The address that opens `href` outside the app's browser, null where there is no way (other apps on iOS).
 * Fragments are lost on the way through an Android intent.
 */
export function outsideAddress(browser: InAppBrowser, userAgent: string, href: string): string | null {
  if (browser === 'kakaotalk') return `kakaotalk://web/openExternal?url=${encodeURIComponent(href)}`;
  const url = new URL(href);
  if (browser === 'line') {
    url.searchParams.set('openExternalBrowser', '1');
    return url.href;
  }
  if (!userAgent.includes('Android')) return null;
  const scheme = url.protocol.slice(0, -1);
  const fallback = encodeURIComponent(href);
  return `intent://${url.host}${url.pathname}${url.search}#Intent;scheme=${scheme};S.browser_fallback_url=${fallback};end`;
}
