import { untouchedMs } from '@campus-bell/domain/limits';
import type { Locator, Page } from '@playwright/test';
import { createPhone, type OpenBrowser, standOn, tapAt, untilAge } from '../browser.ts';
import { longBoard } from '../longBoard.ts';
import { seenAfter } from '../seenAfter.ts';
import { appOf, type Bench } from './phase.ts';

/** How long the app keeps a finger waiting: likes, tabs, filters and typing of a member. */
export async function taps(bench: Bench): Promise<void> {
  const { origin, name } = appOf(bench);
  const phone = createPhone();
  const browser = await phone.open();
  const { page, cdp, close } = browser;
  const measure = async (what: string, act: () => Promise<void>) => {
    await page.waitForTimeout(500);
    const slowest = await seenAfter(page, cdp, async () => {
      await act();
      await page.waitForTimeout(800);
    });
    bench.figures.note('interactions', name, { [what]: slowest });
  };
  try {
    bench.line.slow();
    await standOn(page, origin, bench.api.memberSession(false));
    await page.goto(`${origin}/`);
    await page.evaluate((titles) => window.probe.untilTexts(titles), bench.api.popularTitles());
    await untilAge(page, untouchedMs + 3000);
    await closeDialog(page);
    await measure('like', async () => {
      for (const at of [0, 1, 0])
        await tap(browser, page.getByRole('article').nth(at).getByRole('button').last());
    });
    const tabs = page.getByRole('navigation', { name: '주요 메뉴' });
    await measure('tab', async () => {
      for (const label of ['검색', '찜', '홈', '검색']) {
        await tap(browser, tabs.getByRole('link', { name: label }));
        await page.waitForTimeout(700);
      }
    });
    await page.goto(origin + longBoard.address);
    await page.getByRole('article').first().waitFor();
    await page.waitForTimeout(3000);
    await measure('typing', async () => {
      const field = page.getByRole('searchbox');
      await tap(browser, field);
      for (const key of 'scholarship') await page.keyboard.press(key);
      await page.keyboard.press('Enter');
    });
    await measure('filter', async () => {
      await tap(browser, page.getByRole('button', { name: /^단체/ }));
      await tap(
        browser,
        page
          .getByRole('radio', { name: '학과' })
          .or(page.getByText('학과', { exact: true }))
          .last(),
      );
      await page.waitForTimeout(700);
      await tap(browser, page.getByRole('button', { name: /^상세/ }));
      const filter = page.getByRole('dialog').getByRole('searchbox');
      await tap(browser, filter);
      for (const key of 'ab') await page.keyboard.press(key);
    });
  } finally {
    await close();
    phone.forget();
  }
}

/** By its place: what looks for the target while the finger is down would be measured with the app. */
async function tap(browser: OpenBrowser, target: Locator) {
  const { page } = browser;
  const [x, y] = await restingPlaceOf(page, target);
  await tapAt(browser, x, y);
  await page.waitForTimeout(300);
}

/** The middle of what no longer moves, CSS px. */
async function restingPlaceOf(page: Page, target: Locator): Promise<[number, number]> {
  await target.scrollIntoViewIfNeeded({ timeout: 10_000 });
  for (let before = ''; ; ) {
    const box = await target.boundingBox();
    if (box !== null && JSON.stringify(box) === before)
      return [box.x + box.width / 2, box.y + box.height / 2];
    before = JSON.stringify(box);
    await page.waitForTimeout(100);
  }
}

/** An invitation may stand in the way of a first visit. */
async function closeDialog(page: Page) {
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
}
