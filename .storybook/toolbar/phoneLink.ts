/**
 * The link by which a phone opens a story alone, with its settings: at the address of the page, else at the one where
 * others reach this Storybook. Null when only this computer can; `outside` is empty where there is none.
 */
export function phoneLink(previewHref: string, page: string, outside: string): string | null {
  const isThisComputer = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(
    new URL(page).hostname,
  );
  const address = isThisComputer ? outside : page;
  if (address === '') return null;
  const folder = new URL(address);
  folder.search = folder.hash = '';
  if (!/(\/|\.html)$/.test(folder.pathname)) folder.pathname += '/';
  return new URL(`iframe.html${new URL(previewHref, page).search}`, folder).href;
}
