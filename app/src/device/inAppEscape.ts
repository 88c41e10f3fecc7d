import { type InAppBrowser, inAppBrowser, outsideAddress } from '@campus-bell/domain/inAppBrowser';
import { routes } from '@campus-bell/domain/routes';
import { otherBrowser } from '@campus-bell/domain/words/otherBrowser';

/** How far the way out of another app's browser got in this visit. */
export type EscapeProgress = 'untried' | 'tried' | 'told';

/** What to do inside another app's browser. */
export type Escape =
  | { kind: 'stay' }
  /** Leave at once, without a tap. */
  | { kind: 'leave'; address: string }
  /** Say what works here, and offer the way out. */
  | { kind: 'tell'; appName: string | null; outsideHref: string | null };

const leavesByItself: readonly InAppBrowser[] = ['kakaotalk', 'line'];

/** Names of the apps. */
export const appNames = (): Partial<Record<InAppBrowser, string>> => ({
  kakaotalk: otherBrowser.app.kakaotalk,
  line: otherBrowser.app.line,
  naver: otherBrowser.app.naver,
  daum: otherBrowser.app.daum,
  everytime: otherBrowser.app.everytime,
  threads: otherBrowser.app.threads,
  instagram: otherBrowser.app.instagram,
  messenger: otherBrowser.app.messenger,
  facebook: otherBrowser.app.facebook,
  tiktok: otherBrowser.app.tiktok,
  band: otherBrowser.app.band,
  wechat: otherBrowser.app.wechat,
  snapchat: otherBrowser.app.snapchat,
});

/** Decides once per visit (HO-1): KakaoTalk and LINE are left at once with the complete address, others say so. */
export function decideEscape(page: {
  userAgent: string;
  href: string;
  isStandalone: boolean;
  progress: EscapeProgress;
}): Escape {
  const browser = page.isStandalone ? null : inAppBrowser(page.userAgent);
  const { pathname, searchParams } = new URL(page.href);
  if (browser === null || page.progress === 'told' || pathname === routes.loginReturn)
    return { kind: 'stay' };
  const outsideHref = outsideAddress(browser, page.userAgent, page.href);
  const wasSent = page.progress === 'tried' || searchParams.has('openExternalBrowser');
  if (leavesByItself.includes(browser) && outsideHref !== null && !wasSent) {
    return { kind: 'leave', address: outsideHref };
  }
  return { kind: 'tell', appName: appNames()[browser] ?? null, outsideHref };
}
