import { expect, type Locator, type Page } from '@playwright/test';
import { apiOrigin } from './addresses.ts';

/** The titles on a board's first page, as the server has them. */
export async function titlesOf(slug: string): Promise<string[]> {
  const answer = await fetch(`${apiOrigin}/api/event/${slug}?page=0&size=10`);
  const { result } = (await answer.json()) as { result: { title: string }[] };
  return result.map(({ title }) => title);
}

/** A notice that the school puts on a board now, as the page of the local API does; gives its id. */
export async function publishEvent(board: string, title: string, body = ''): Promise<number> {
  const answer = await fetch(`${apiOrigin}/local/publish`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ board, title, body }),
  });
  expect(answer.ok).toBe(true);
  return ((await answer.json()) as { eventId: number }).eventId;
}

/** The star of an event; in a list there is one for each. */
export const star = (within: Page | Locator) => within.getByRole('button', { name: /^찜 \d+개/ });

/** The heading that only the event itself has; a card of the same title has a lower one. */
export const eventHeading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true });

/** Opens the event of a card and waits until it stands in the place of the list; gives its title. */
export async function openEvent(card: Locator): Promise<string> {
  const title = ((await card.getByRole('heading').textContent()) ?? '').trim();
  await card.getByRole('link').click();
  await expect(eventHeading(card.page(), title)).toBeVisible();
  return title;
}

/** How many rows the list of the screen has loaded; only those near the screen stand in the document. */
export async function loadedRows(page: Page): Promise<number> {
  const rows = page.getByRole('main').locator('[data-row]');
  if ((await rows.count()) === 0) return 0;
  const size = Number((await rows.first().getAttribute('aria-setsize')) ?? (await rows.count()));
  if (size >= 0) return size;
  const said = await page.getByRole('main').getByRole('status').last().textContent();
  return Number.parseInt(said ?? '', 10) || 0;
}
