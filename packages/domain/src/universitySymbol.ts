import { safeUrl } from './safeUrl.ts';

/** The picture that the server puts in the place of none: it says nothing about the notice. */
export const universitySymbol = 'https://www.ajou.ac.kr/_res/ajou/kr/img/intro/img-symbol.png';

const symbolPath = new URL(universitySymbol).pathname;
const symbolHost = /(^|\.)ajou\.ac\.kr$/;

/** Whether an address is that of the university's symbol, which counts as no picture. */
export function isUniversitySymbol(address: string): boolean {
  const href = safeUrl(address);
  if (href === null) return false;
  const { hostname, pathname } = new URL(href);
  return pathname === symbolPath && symbolHost.test(hostname);
}
