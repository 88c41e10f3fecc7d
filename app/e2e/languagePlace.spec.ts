import { languageChoice, languageNames } from '@campus-bell/domain/words/languageChoice';
import { places } from '@campus-bell/domain/words/places';
import { signUp } from '@campus-bell/domain/words/signUp';
import { expect, test } from './test.ts';

test.describe('choosing a language', () => {
  test.use({ viewport: { width: 320, height: 480 } });

  test('leaves the page where it is, also one that a link has led to', async ({ page }) => {
    await page.goto('/signUp');
    await page.getByRole('link', { name: signUp.logIn }).click();
    await expect(page).toHaveURL('/login');
    const toEnglish = page.getByRole('button', { name: languageNames.en });
    await toEnglish.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    const { x = 0, y = 0, width = 0, height = 0 } = (await toEnglish.boundingBox()) ?? {};
    const finger = { x: x + width / 2, y: y + height / 2 };
    await page.mouse.click(finger.x, finger.y);
    await expect(page.getByRole('button', { name: languageNames.ko })).toBeFocused();
    const below = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.textContent,
      finger,
    );
    expect(below).toBe(languageNames.ko);
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
