import { operationsOf } from '@campus-bell/fixtures/contract/operations';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import { withPushToken } from './accounts.ts';
import { slowDown, tapTwice } from './taps.ts';
import { expect, test } from './test.ts';
import { firstStar, writes } from './writes.ts';

const operations = operationsOf(readOpenApi()).filter(({ method }) => method !== 'get');
const isWrite = ({ method, path }: { method: string; path: string }) =>
  method !== 'GET' && path.startsWith('/api/');

test.describe('two taps 90 ms apart on a slow phone', () => {
  test('every operation that writes is in this run', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      Object.keys(writes).toSorted(),
    );
  });

  for (const { operationId, method, path } of operations) {
    const { as = 'member', tap, isOver } = writes[operationId] ?? {};
    test.describe(operationId, () => {
      if (as === 'visitor') test.use({ storageState: withPushToken });

      test(`${method} ${path} is sent once`, async ({ page, campus }) => {
        if (tap === undefined || isOver === undefined) throw new Error(`No control for ${operationId}`);
        if (as !== 'visitor') await campus.signIn(page, as);
        await slowDown(page);
        await tap(page, campus);
        await isOver(page);
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
      await campus.signIn(page);
      await page.goto('/liked');
      await tapTwice(firstStar(page), { afterMs, busy: false });
      await expect(page.getByRole('button', { name: '되돌리기' })).toBeVisible();
      const unliked = (await campus.log()).filter(({ method }) => method === 'DELETE');
      expect(unliked).toHaveLength(1);
      await expect(page).toHaveURL('/liked');
    });
  }
});
