import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Page } from '@playwright/test';
import { withPushToken } from './accounts.ts';
import { holdBack } from './heldBack.ts';
import { notOpenedByATap, type Overlay, overlays } from './overlays.ts';
import { type CampusControl, expect, test } from './test.ts';
import { untilTypeface } from './typeface.ts';

const ui = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src');

/** From home to the page of an overlay, ready to open it, and some way down where the page is long. */
async function arrive(page: Page, campus: CampusControl, { as = 'member', path, prepare, opener }: Overlay) {
  if (as === 'visitor') await page.goto('/');
  else await campus.signIn(page, as);
  await page.goto(await path(campus));
  await prepare?.(page, campus);
  await expect(opener(page)).toBeVisible();
  await untilTypeface(page);
  await opener(page).scrollIntoViewIfNeeded();
}

async function open(page: Page, { opener, shown, unmet = false }: Overlay) {
  const before = await step(page);
  await opener(page).click({ force: unmet });
  await expect(shown(page)).toBeVisible();
  await expect.poll(() => step(page)).not.toBe(before);
}

/** The step of the history that a page is on, by its address or by what lies over it. */
const step = (page: Page) => page.evaluate(() => `${location.href} ${history.state?.depth ?? 0}`);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const find = (name: string) => {
  const found = overlays.find((overlay) => overlay.name === name);
  if (found === undefined) throw new Error(`No overlay ${name}`);
  return found;
};

test.describe('going back', () => {
  test('every overlay is in this run', () => {
    const drawn = readdirSync(ui, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(sep).join('/'))
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
      .filter((file) => /<(Dialog|Lightbox|Menu|SelectSheet)\s/.test(readFileSync(join(ui, file), 'utf8')));
    const named = new Set([...overlays.map(({ source }) => source), ...notOpenedByATap]);
    expect(drawn.filter((file) => !named.has(file))).toEqual([]);
  });

  for (const overlay of overlays) {
    test(`closes ${overlay.name} and stays on the page`, async ({ page, campus }) => {
      await arrive(page, campus, overlay);
      const before = { url: page.url(), scrolled: await scrolled(page) };
      await open(page, overlay);
      await page.goBack();
      await expect(overlay.shown(page)).toHaveCount(0);
      await expect(page).toHaveURL(before.url);
      await expect(overlay.opener(page)).toBeFocused();
      expect(await scrolled(page)).toBe(before.scrolled);
    });
  }

  test('leaves the page once, when what was open has been closed by hand', async ({ page, campus }) => {
    const overlay = find('the theme');
    await arrive(page, campus, overlay);
    for (let times = 0; times < 3; times += 1) {
      await open(page, overlay);
      await page.keyboard.press('Escape');
      await expect(overlay.shown(page)).toHaveCount(0);
    }
    await expect.poll(() => page.evaluate(() => history.state.depth)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('twice closes the menu and then the panel', async ({ page, campus }) => {
    const menu = find('the menu of a topic');
    await arrive(page, campus, menu);
    await open(page, menu);
    await page.goBack();
    await expect(menu.shown(page)).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: '구독 설정' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/subscribe');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('at once twice closes both too', async ({ page, campus }) => {
    const menu = find('the menu of a topic');
    await arrive(page, campus, menu);
    await open(page, menu);
    await expect.poll(() => page.evaluate(() => history.state.depth)).toBe(2);
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/subscribe');
  });

  test('works without CloseWatcher, and on the first page of a visit', async ({ page, campus }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
    const overlay = find('the image viewer');
    await page.goto(await overlay.path(campus));
    const url = page.url();
    await open(page, overlay);
    await page.goBack();
    await expect(overlay.shown(page)).toHaveCount(0);
    await expect(page).toHaveURL(url);
  });

  test('after a reload with something open leaves the page', async ({ page, campus }) => {
    const overlay = find('the settings panel');
    await arrive(page, campus, overlay);
    await open(page, overlay);
    await expect.poll(() => page.evaluate(() => history.state.depth)).toBe(1);
    await page.reload();
    await expect(overlay.opener(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state.depth)).toBeUndefined();
    await open(page, overlay);
    await page.goBack();
    await expect(overlay.shown(page)).toHaveCount(0);
    await expect(page).toHaveURL('/subscribe');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('from where a link in a sheet led, comes to the page without the sheet', async ({ page, campus }) => {
    const overlay = find('the remedies for a missing push token');
    await arrive(page, campus, overlay);
    await open(page, overlay);
    await overlay.shown(page).getByRole('link', { name: '알림 점검하기' }).click();
    await expect(page).toHaveURL('/guide#push-check');
    await page.goBack();
    await expect(page).toHaveURL('/subscribe');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('and forward again opens nothing and costs no step', async ({ page, campus }) => {
    const overlay = find('the theme');
    await arrive(page, campus, overlay);
    await open(page, overlay);
    await page.goBack();
    await expect(overlay.shown(page)).toHaveCount(0);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => history.state.depth)).toBeUndefined();
    await expect(overlay.shown(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('closes the calendar while its registration is under way, which is told of all the same', async ({
    page,
    campus,
  }) => {
    const overlay = find('the calendar');
    await arrive(page, campus, overlay);
    await open(page, overlay);
    const answer = await holdBack(page, /\/api\/event\/calendar$/);
    await overlay.shown(page).getByRole('button', { name: '등록하기' }).click();
    await page.goBack();
    await expect(overlay.shown(page)).toHaveCount(0);
    answer();
    await expect(page.getByRole('alertdialog')).toContainText('캘린더');
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(overlay.opener(page)).toBeVisible();
    expect(await campus.calls('POST /api/event/calendar')).toBe(1);
  });

  test('asks before edits of the calendar are dropped, as often as it is tried', async ({ page, campus }) => {
    const overlay = find('the calendar');
    await arrive(page, campus, overlay);
    await open(page, overlay);
    await overlay.shown(page).getByLabel('제목').fill('동아리 모임');
    const question = page.getByRole('alertdialog', { name: '고친 내용을 버릴까요?' });
    for (let times = 0; times < 2; times += 1) {
      await page.goBack();
      await expect(question).toBeVisible();
      await expect.poll(() => page.evaluate(() => history.state.depth)).toBe(2);
      await page.goBack();
      await expect(question).toHaveCount(0);
      await expect(overlay.shown(page).getByLabel('제목')).toHaveValue('동아리 모임');
    }
    await page.goBack();
    await question.getByRole('button', { name: '버리기' }).click();
    await expect(overlay.shown(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test.describe('a sheet whose choice navigates', () => {
    test.use({ storageState: withPushToken });
    test('leaves one step to the search before', async ({ page }) => {
      await page.goto('/');
      await page.goto('/event');
      const group = page.getByRole('button', { name: /^단체/ });
      await expect(page.getByRole('article').first()).toBeVisible();
      const first = page.url();
      await group.click();
      await page.getByRole('radio').nth(3).click();
      await expect(page).not.toHaveURL(first);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(first);
      await page.goBack();
      await expect(page).toHaveURL('/');
    });
  });
});
