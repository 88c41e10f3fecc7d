import { readSafeUrl } from './safeUrl.ts';
import { isUniversitySymbol } from './universitySymbol.ts';

/** Where images may come from. */
export interface ImageSources {
  /** Origin of the page. */
  readonly appOrigin: string;
  /** Origin of the API; relative image addresses belong to it. */
  readonly apiOrigin: string;
  /** Address of the image proxy with `{url}` in it, null when there is none. */
  readonly proxy: string | null;
}

/**
 * The address an image is loaded from, null for the placeholder (requirement EV-2). https, the page's and
 * the API's own hosts are loaded directly, other http hosts through the proxy. Addresses inside the
 * visitor's own network are refused: a notice must not make the browser knock there. The university's symbol
 * is no picture of a notice.
 */
export function imageUrl(text: unknown, sources: ImageSources): string | null {
  const protocolRelative = typeof text === 'string' && /^\s*\/\/[^/]/.test(text);
  const url = readSafeUrl(protocolRelative ? `https:${text.trim()}` : text, sources.apiOrigin);
  if (url === null || isUniversitySymbol(url.href)) return null;
  const { href } = url;
  if (hostOf(sources.appOrigin) === url.host || hostOf(sources.apiOrigin) === url.host) return href;
  if (isPrivateHost(url.hostname)) return null;
  if (url.protocol === 'https:') return href;
  if (!sources.proxy?.includes('{url}')) return null;
  return sources.proxy.split('{url}').join(encodeURIComponent(href));
}

/** The few origins of the configuration, read once instead of for each picture. */
const hosts = new Map<string, string | null>();

function hostOf(origin: string): string | null {
  const known = hosts.get(origin);
  if (known !== undefined) return known;
  const host = readSafeUrl(origin)?.host ?? null;
  hosts.set(origin, host);
  return host;
}

const privateIpv4 =
  /^(0|10|127|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168|198\.1[89])\./;
const privateName =
  /^(localhost|.*\.(localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa))$/;

/** Expects a host as URL writes it: numbers in dotted decimal, IPv6 in brackets and shortened. */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  if (host.startsWith('[')) return isPrivateIpv6(host.slice(1, -1));
  return privateIpv4.test(host) || privateName.test(host) || !host.includes('.');
}

/** The first half of the IPv4 address inside a mapped, compatible (`::127.0.0.1`), translated or 6to4 address. */
const embeddedIpv4 = /^(?:::(?:ffff:)?|64:ff9b::)([0-9a-f]{1,4}):[0-9a-f]{1,4}$|^2002:([0-9a-f]{1,4}):/;

function isPrivateIpv6(host: string): boolean {
  if (host === '::' || host === '::1') return true;
  const [, mapped, high = mapped] = embeddedIpv4.exec(host) ?? [];
  if (high === undefined) return /^f[cd][0-9a-f]{2}:|^fe[89a-f][0-9a-f]:/.test(host);
  const firstHalf = Number.parseInt(high, 16);
  return privateIpv4.test(`${firstHalf >> 8}.${firstHalf & 255}.`);
}
