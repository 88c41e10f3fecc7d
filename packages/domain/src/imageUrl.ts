import { safeUrl } from './safeUrl.ts';

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
 * visitor's own network are refused: a notice must not make the browser knock there.
 */
export function imageUrl(text: unknown, sources: ImageSources): string | null {
  const protocolRelative = typeof text === 'string' && /^\s*\/\/[^/]/.test(text);
  const href = safeUrl(protocolRelative ? `https:${text.trim()}` : text, sources.apiOrigin);
  if (href === null) return null;
  const url = new URL(href);
  if (hostOf(sources.appOrigin) === url.host || hostOf(sources.apiOrigin) === url.host) return href;
  if (isPrivateHost(url.hostname)) return null;
  if (url.protocol === 'https:') return href;
  if (!sources.proxy?.includes('{url}')) return null;
  return sources.proxy.replace('{url}', encodeURIComponent(href));
}

function hostOf(origin: string): string | null {
  const href = safeUrl(origin);
  return href && new URL(href).host;
}

const privateIpv4 = /^(0|10|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168)\./;
const privateName = /^(localhost|.*\.(localhost|local|internal))$/;

/** Expects a host as URL writes it: numbers in dotted decimal, IPv6 in brackets and shortened. */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  if (host.startsWith('[')) return isPrivateIpv6(host.slice(1, -1));
  return privateIpv4.test(host) || privateName.test(host) || !host.includes('.');
}

function isPrivateIpv6(host: string): boolean {
  if (host === '::' || host === '::1') return true;
  const embedded = /^(?:::ffff:|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host);
  if (embedded) {
    const high = Number.parseInt(embedded[1] ?? '', 16);
    const low = Number.parseInt(embedded[2] ?? '', 16);
    return privateIpv4.test([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  }
  return /^f[cd][0-9a-f]{2}:|^fe[89ab][0-9a-f]:/.test(host);
}
