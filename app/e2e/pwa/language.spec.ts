import type { Page } from '@playwright/test';
import { readNote, writeNote } from './support/deviceNotes.ts';
import { waitForWorker } from './support/installedApp.ts';
import { expect, test } from './support/pwaTest.ts';
import type { Site } from './support/site.ts';

/** The language of the document with which the worker answers. */
async function answerTo(page: Page, address: string): Promise<string | undefined> {
  const response = await page.goto(address);
  expect(response?.fromServiceWorker(), address).toBe(true);
  return /<html lang="(\w+)"/.exec((await response?.text()) ?? '')?.[1];
}

/** Its languages for home and for two screens. */
async function answered(page: Page, site: Site): Promise<(string | undefined)[]> {
  const languages = [];
  for (const path of ['/', '/event', '/liked']) languages.push(await answerTo(page, site.origin + path));
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
  // The page speaks before its worker knows.
  await expect.poll(() => readNote(page, 'language')).toBe('en');
  await context.setOffline(true);
  expect(await answered(page, site)).toEqual(['en', 'en', 'en']);
});

test('a page that was left before its worker knew the chosen language is the last one in the other', async ({
  site,
  openBrowser,
}) => {
  const { page } = await openBrowser();
  await page.goto(site.origin);
  await waitForWorker(page);
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await writeNote(page, 'language', 'ko');
  expect(await answerTo(page, site.origin)).toBe('ko');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => readNote(page, 'language')).toBe('en');
  expect(await answered(page, site)).toEqual(['en', 'en', 'en']);
});
