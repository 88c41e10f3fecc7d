/** What kind of device this is, for guidance only; never to decide what works. */
export type DeviceKind = 'android' | 'ios' | 'desktop';

/** Reads the kind off the user agent; an iPad that calls itself a Mac gives itself away by its touch screen. */
export function deviceKind({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DeviceKind {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'desktop';
}

/** Whether the page runs as the installed app. Some engines match no display mode in a tab, so only this is asked. */
export function isStandalone(): boolean {
  const isIosApp = (navigator as { standalone?: boolean }).standalone === true;
  return isIosApp || matchMedia('(display-mode: standalone)').matches;
}
