// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const controlOrBackslash = /[\u0000-\u001f\u007f-\u009f\\]/;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const httpAuthority = /^https?:\/\/([^/?#]+)/i;

/**
 * A foreign address that may become a link, normalised, or null. Only http and https written out with two
 * slashes pass. Spaces around it are cut; refused are control characters and backslashes anywhere (browsers
 * drop or turn them), a user name (`https://ajou.ac.kr@evil`), `https:evil`, other schemes, and relative or
 * protocol-relative addresses unless `base` is given to resolve them.
 */
export function safeUrl(text: unknown, base?: string): string | null {
  return readSafeUrl(text, base)?.href ?? null;
}

/** Like {@link safeUrl}, with its parts. */
export function readSafeUrl(text: unknown, base?: string): URL | null {
  if (typeof text !== 'string') return null;
  const address = text.trim();
  if (address === '' || controlOrBackslash.test(address)) return null;
  const absolute = scheme.test(address);
  const authority = absolute ? httpAuthority.exec(address)?.[1] : /^\/\/([^/?#]*)/.exec(address)?.[1];
  if (absolute && authority === undefined) return null;
  if (authority === '' || authority?.includes('@')) return null;
  const url = parsed(address, base);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
}

function parsed(address: string, base: string | undefined): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
