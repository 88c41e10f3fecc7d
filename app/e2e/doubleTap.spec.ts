import { operationsOf } from '@campus-bell/fixtures/contract/operations';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import type { Page } from '@playwright/test';
import { account, leaveForGoogle, withPushToken } from './accounts.ts';
import { type OperationId, scenes } from './chaos/scenes.ts';
import { star } from './events.ts';
import { untilSaid } from './said.ts';
import { slowDown, tapTwice } from './taps.ts';
import { type CampusControl, expect, test } from './test.ts';
import { untilTheAppDraws } from './theAppDraws.ts';

const operations = operationsOf(readOpenApi()).filter(({ method }) => method !== 'get');
const isWrite = ({ method, path }: { method: string; path: string }) =>
  method !== 'GET' && path.startsWith('/api/');

/** Taps that the scene of an operation does not describe: they go to the control and wait for the answer themselves. */
const ownTaps: Partial<Record<OperationId, (page: Page, campus: CampusControl) => Promise<void>>> = {
  async reissueToken(page, campus) {
    await page.goto('/event');
    const first = star(page).first();
    await expect(first).toBeVisible();
    await campus.expire();
    await tapTwice(first);
    await expect.poll(() => campus.calls('PATCH /api/users/reissue-token')).toBe(1);
    await expect(first).not.toHaveAttribute('aria-busy');
  },
  async exchangeLoginCode(page) {
    await page.goto('/login');
    await leaveForGoogle(page);
    await tapTwice(page.getByRole('link', { name: account.member }));
    await expect(page).toHaveURL('/');
  },
  async subscribeKeyword(page, campus) {
    // The look at past notices comes a moment after the word and moves the button.
    const preview = page.getByRole('region', { name: '미리 보기' }).getByRole('listitem');
    await tapInScene('subscribeKeyword', page, campus, () => expect(preview.first()).toBeVisible());
  },
  async withdrawMember(page, campus) {
    await campus.flip({ scenario: 'notificationsEmpty' });
    await page.goto('/delete-account?step=conditions');
    for (const what of ['게시판 구독', '키워드 구독']) {
      const reset = page.getByRole('button', { name: `${what} 초기화` });
      await reset.click();
      await expect(reset).toHaveCount(0);
    }
    await page.getByText('사용 빈도가 낮음').click();
    const told = untilSaid(page, '탈퇴했어요. 그동안 이용해 주셔서 고마워요.');
    await tapTwice(page.getByRole('button', { name: '탈퇴하기' }));
    await told;
  },
};

async function tapInScene(
  id: OperationId,
  page: Page,
  campus: CampusControl,
  isReady = async (): Promise<void> => undefined,
): Promise<void> {
  const { path, prepare, control, shown } = scenes[id];
  if (control === undefined) throw new Error(`No control for ${id}`);
  await page.goto(typeof path === 'string' ? path : await campus.eventPath());
  await prepare?.(page);
  await isReady();
  await tapTwice(control(page).first());
  await expect(shown(page).first()).toBeVisible();
  await expect(page.locator('article, [role=dialog]').locator('[aria-busy=true]')).toHaveCount(0);
}

test.describe('two taps 90 ms apart on a slow phone', () => {
  for (const { operationId, method, path } of operations) {
    const id = operationId as OperationId;
    const { as } = scenes[id];
    test.describe(operationId, () => {
      if (as === 'visitor') test.use({ storageState: withPushToken });

      test(`${method} ${path} is sent once`, async ({ page, campus }) => {
        if (as !== 'visitor') await campus.signIn(page, as);
        await slowDown(page);
        await (ownTaps[id] ?? ((...given) => tapInScene(id, ...given)))(page, campus);
        const call = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
        const sent = (await campus.log()).filter(isWrite);
        const own = sent.filter((one) => one.method === method.toUpperCase() && call.test(one.path));
        expect(own, `${sent.map((one) => `${one.method} ${one.path}`)}`).toHaveLength(1);
      });
    });
  }

  for (const afterMs of [90, 200]) {
    test(`a confirmation tapped again ${afterMs} ms later opens nothing below, and its result is read`, async ({
      page,
      campus,
    }) => {
      await page.clock.install();
      await campus.signIn(page);
      await page.goto('/notification');
      await page.getByRole('button', { name: '모두 읽음' }).click();
      await slowDown(page);
      await tapTwice(page.getByRole('alertdialog').getByRole('button', { name: '모두 읽음' }), {
        afterMs,
        busy: false,
      });
      const result = page.getByRole('alertdialog', { name: '모두 읽음' });
      await expect(result.getByRole('button', { name: '확인' })).toBeVisible();
      await result.getByRole('button', { name: '확인' }).click({ trial: true });
      await expect(result).toBeVisible();
      await expect(page).toHaveURL('/notification');
      expect(await campus.calls('POST /api/notification/click')).toBe(0);
    });
  }

  for (const afterMs of [90, 200, 300]) {
    test(`a keyword's trash tapped again ${afterMs} ms later leaves the next keyword alone`, async ({
      page,
      campus,
    }) => {
      await page.clock.install();
      await campus.signIn(page, 'collector');
      await page.goto('/subscribe/keywordSubscribe');
      const removals = page.getByRole('button', { name: /키워드 지우기/ });
      await tapTwice(removals.nth(2), { afterMs, busy: false });
      await expect(removals).toHaveCount(9);
      expect(await campus.calls('POST /api/keyword/unsubscribe')).toBe(1);
    });

    test(`a liked event's star tapped again ${afterMs} ms later leaves the next event alone`, async ({
      page,
      campus,
    }) => {
      await page.clock.install();
      await campus.signIn(page);
      await page.goto('/liked');
      await tapTwice(star(page.getByRole('article').first()), { afterMs, busy: false });
      await expect(page.getByRole('button', { name: '되돌리기' })).toBeVisible();
      const unliked = (await campus.log()).filter(({ method }) => method === 'DELETE');
      expect(unliked).toHaveLength(1);
      await expect(page).toHaveURL('/liked');
    });
  }

  test('a tab opens its screen in one step of the history', async ({ page }) => {
    await page.goto('/');
    await untilTheAppDraws(page);
    await slowDown(page);
    const tabs = page.getByRole('navigation', { name: '주요 메뉴' });
    await tapTwice(tabs.getByRole('link', { name: '검색' }));
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(tabs.getByRole('link', { name: '검색' })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('the second opens nothing else while the options of a choice are on their way', async ({ page }) => {
    await page.goto('/event');
    const openers = ['단체', '상세'].map((name) =>
      page.getByRole('button', { name: new RegExp(`^${name}`) }),
    );
    for (const opener of openers) {
      await opener.click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await slowDown(page);
    const boxes = await Promise.all(openers.map((opener) => opener.boundingBox()));
    const [first, second] = boxes.map((box) => [(box?.x ?? 0) + 30, (box?.y ?? 0) + 20] as const);
    if (first === undefined || second === undefined) throw new Error('Nothing to tap');
    await Promise.all([page.touchscreen.tap(...second), page.touchscreen.tap(...first)]);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('radio').last()).toBeAttached();
    // `getByRole` does not find a dialog that lies under another.
    await expect(page.locator('[role=dialog]')).toHaveCount(1);
  });
});
