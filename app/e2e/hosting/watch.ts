import type { BrowserContext, Page } from '@playwright/test';
import { collectorPort } from '../addresses.ts';
import type { HostedSite } from './hostedSite.ts';
import { expect } from './hostedTest.ts';

/** What hostile content has brought about so far; all of it stays empty. */
export interface Harm {
  /** Requests to hosts that are not the app's own, save pictures over https. */
  readonly requests: string[];
  readonly dialogs: string[];
  readonly windows: string[];
  readonly errors: string[];
}

/** Watches a browser for everything that hostile content could do. */
export function watchForHarm(context: BrowserContext, site: HostedSite): Harm {
  const own = [site.origin, site.apiOrigin, `http://localhost:${collectorPort}`];
  const harm: Harm = { requests: [], dialogs: [], windows: [], errors: [] };
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isPicture = request.resourceType() === 'image' && protocol === 'data:';
    if (!own.includes(origin) && !isPicture) harm.requests.push(`${request.resourceType()} ${request.url()}`);
  });
  context.on('dialog', (dialog) => {
    harm.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  context.on('page', (page) => harm.windows.push(page.url()));
  context.on('weberror', (error) => harm.errors.push(error.error().message));
  return harm;
}

/** The page shows its screen, and nothing in it is more than text, pictures and checked links. */
export async function expectUnharmed(page: Page, harm: Harm, origin: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The heading of home stands in the document before the app has started.
  if (new URL(page.url()).pathname === '/') await expect(page.getByRole('article').first()).toBeVisible();
  const found = await page.evaluate(() => {
    const foreign =
      'script:not([src^="/"], [type="application/json"]#words), iframe, object, embed, base, form[action], meta[http-equiv], svg script';
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    );
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const images = [...document.querySelectorAll('img')].map(({ currentSrc, src }) => currentSrc || src);
    return {
      ran: 'pwned' in window,
      polluted: 'pwned' in {},
      elements: [...document.querySelectorAll(foreign)].map(({ outerHTML }) => outerHTML),
      handlers: handlers.map(({ outerHTML }) => outerHTML),
      links: links
        .filter(({ protocol, username }) => !/^(https?|mailto|tel):$/.test(protocol) || username !== '')
        .map(({ href }) => href),
      leaky: links
        .filter(
          ({ host, protocol, rel }) =>
            /^http/.test(protocol) && host !== location.host && !/noopener/.test(rel),
        )
        .map(({ href }) => href),
      images: images.filter((src) => src !== '' && !/^(https?|data:image\/svg\+xml[;,])/.test(src)),
    };
  });
  expect(found).toEqual({
    ran: false,
    polluted: false,
    elements: [],
    handlers: [],
    links: [],
    leaky: [],
    images: [],
  });
  expect(new URL(page.url()).origin).toBe(origin);
  expect(harm).toEqual({ requests: [], dialogs: [], windows: [], errors: [] });
}
