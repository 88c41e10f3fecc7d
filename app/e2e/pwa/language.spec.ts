import type { Page } from '@playwright/test';
import { waitForWorker } from './support/installedApp.ts';
import { expect, test } from './support/pwaTest.ts';
import type { Site } from './support/site.ts';
import { writeNote } from './support/writeNote.ts';

/** The languages of the documents with which the worker answers, for home and for two screens. */
async function answered(page: Page, site: Site): Promise<string[]> {
  const languages: string[] = [];
  for (const path of ['/', '/event', '/liked']) {
    const response = await page.goto(site.origin + path);
    expect(response?.fromServiceWorker(), path).toBe(true);
    languages.push(/<html lang="(\w+)"/.exec((await response?.text()) ?? '')?.[1] ?? '');
  }
  return languages;
}

test('without a network an installed app starts in the language of the device, by the worker alone', async ({
  site,
  openBrowser,
}) => {
  const { context, page } = await openBrowser();
  await page.goto(site.origin);
  await waitForWorker(page);
  await context.setOffline(true);
  expect(await answered(page, site)).toEqual(['ko', 'ko', 'ko']);

  await context.setOffline(false);
  await page.goto(`${site.origin}/login`);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.setOffline(true);
  expect(await answered(page, site)).toEqual(['en', 'en', 'en']);
  await writeNote(page, 'language', 'ko');
  expect(await answered(page, site)).toEqual(['ko', 'ko', 'ko']);
});
