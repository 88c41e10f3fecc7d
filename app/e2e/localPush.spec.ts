import { publishEvent } from './events.ts';
import { notifiedBoard, signInNotified } from './notifiedBoard.ts';
import { countShown } from './shown.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

test('on a fresh clone a student subscribes, a notice is published, and its notification appears', async ({
  page,
  context,
  campus,
}) => {
  await signInNotified(page, campus);
  const count = await countShown(context);

  const board = await notifiedBoard(page);
  const eventId = await publishEvent(board, '도서관 좌석 안내');

  await expect.poll(count).toBe(1);
  const shown = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ body, tag, data }) => ({ body, tag, data }));
  });
  expect(shown).toEqual([
    {
      body: '도서관 좌석 안내',
      tag: `/event/${eventId}`,
      data: { path: `/event/${eventId}` },
    },
  ]);
});
