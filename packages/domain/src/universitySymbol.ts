import { readSafeUrl } from './safeUrl.ts';

/** The picture that the server puts in the place of none: it says nothing about the notice. */
export const universitySymbol = 'https://www.ajou.ac.kr/_res/ajou/kr/img/intro/img-symbol.png';

const symbolPath = new URL(universitySymbol).pathname;
const symbolName = symbolPath.slice(symbolPath.lastIndexOf('/'));
const symbolHost = /(^|\.)ajou\.ac\.kr$/;

/** Whether an address is that of the university's symbol, which counts as no picture. */
export function isUniversitySymbol(address: string): boolean {
  // A path is compared as it is written, so most addresses need no reading.
  if (!address.includes(symbolName)) return false;
  const url = readSafeUrl(address);
  return url !== null && url.pathname === symbolPath && symbolHost.test(url.hostname);
}
