import { publicOrigin } from './hostedSite.ts';
import { expect, signIn, test } from './hostedTest.ts';

test.use({ serviceWorkers: 'block' });

test('a notification that names the public address of the app stays in the app', async ({ page, site }) => {
  await signIn(page);
  const popular = await (await fetch(`${site.apiOrigin}/api/event/popular`)).json();
  const path = `/event/${popular[0].eventId}`;
  await page.route(/\/api\/notification\/(topic|keyword)/, async (route) => {
    const response = await route.fetch();
    const { result, ...slice } = await response.json();
    const clickUrl = publicOrigin + path;
    const rows = result.map((row: object) => ({ ...row, clickUrl }));
    await route.fulfill({ response, json: { ...slice, result: rows } });
  });
  await page.goto('/notification');
  const row = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(row).toHaveAttribute('href', path);
  await row.click();
  await expect(page).toHaveURL(path);
});
