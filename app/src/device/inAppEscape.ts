import { type InAppBrowser, inAppBrowser, outsideAddress } from '@campus-bell/domain/inAppBrowser';
import { routes } from '@campus-bell/domain/routes';

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

/** Korean names of the apps. */
export const appNames: Partial<Record<InAppBrowser, string>> = {
  kakaotalk: '카카오톡',
  line: '라인',
  naver: '네이버',
  daum: '다음',
  everytime: '에브리타임',
  threads: '스레드',
  instagram: '인스타그램',
  messenger: '메신저',
  facebook: '페이스북',
  tiktok: '틱톡',
  band: '밴드',
  wechat: '위챗',
  snapchat: '스냅챗',
};

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
  return { kind: 'tell', appName: appNames[browser] ?? null, outsideHref };
}
