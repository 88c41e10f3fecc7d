import { languageChoice, languageNames } from '@campus-bell/domain/words/languageChoice';
import { places } from '@campus-bell/domain/words/places';
import { signUp } from '@campus-bell/domain/words/signUp';
import type { Locator } from '@playwright/test';
import { expect, test } from './test.ts';

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

test.describe('choosing a language', () => {
  test.use({ viewport: { width: 320, height: 480 } });

  test('leaves the page where it is, also one that a link has led to', async ({ page }) => {
    await page.goto('/signUp');
    await page.getByRole('link', { name: signUp.logIn }).click();
    await expect(page).toHaveURL('/login');
    const toEnglish = page.getByRole('button', { name: languageNames.en });
    await toEnglish.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const top = await topOf(toEnglish);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    await toEnglish.click();
    const toKorean = page.getByRole('button', { name: languageNames.ko });
    await expect(toKorean).toBeFocused();
    expect(Math.abs((await topOf(toKorean)) - top)).toBeLessThan(2);
  });

  test('among the settings leaves one step to go back', async ({ page, campus }) => {
    await campus.signIn(page);
    await page.getByRole('navigation').getByRole('link', { name: places.profile }).click();
    await expect(page).toHaveURL('/mypage');
    await page.getByRole('button', { name: new RegExp(languageChoice.label) }).click();
    await page.getByRole('radio', { name: languageNames.en }).click();
    await expect(page.getByRole('button', { name: /^Language/ })).toBeFocused();
    await page.getByRole('button', { name: /^Language/ }).press('Enter');
    await expect(page.getByRole('radio', { name: languageNames.en })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/mypage');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});
