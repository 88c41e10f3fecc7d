/** Where a phone finds this Storybook: at the address of the page, at a published one, or on the local network. */
export type PhoneAddress =
  | { kind: 'page' | 'published' | 'network'; address: string }
  /** It answers on this computer only. */
  | { kind: 'none' };

/** Chooses the address for a phone; `published` and `network` are null where nobody told them. */
export function phoneAddress(
  page: string,
  { published, network }: { published: string | null; network: string | null },
): PhoneAddress {
  if (!isThisComputer(new URL(page).hostname)) return { kind: 'page', address: page };
  if (published !== null) return { kind: 'published', address: published };
  if (network !== null) return { kind: 'network', address: network };
  return { kind: 'none' };
}

/** The full-screen link of a story at another address, from its preview link here. */
export function storyLink(previewHref: string, address: string): string {
  const folder = new URL(address);
  folder.search = '';
  folder.hash = '';
  if (!/(\/|\.html)$/.test(folder.pathname)) folder.pathname += '/';
  return new URL(`iframe.html${previewHref.slice(previewHref.indexOf('?'))}`, folder).href;
}

function isThisComputer(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
