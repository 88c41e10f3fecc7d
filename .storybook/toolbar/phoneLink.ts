/**
 * The link by which a phone opens a story alone, with its settings: at the address of the page, else at the published
 * one. Null when only this computer can; `published` is empty where there is none.
 */
export function phoneLink(previewHref: string, page: string, published: string): string | null {
  const isThisComputer = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(
    new URL(page).hostname,
  );
  const address = isThisComputer ? published : page;
  if (address === '') return null;
  const folder = new URL(address);
  folder.search = folder.hash = '';
  if (!/(\/|\.html)$/.test(folder.pathname)) folder.pathname += '/';
  return new URL(`iframe.html${new URL(previewHref, page).search}`, folder).href;
}
