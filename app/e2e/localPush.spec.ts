import { apiOrigin } from './addresses.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

test('on a fresh clone a student subscribes, a notice is published, and its notification appears', async ({
  page,
  campus,
}) => {
  await campus.signIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/guide');
  await expect(page.getByText('이 기기를 등록했어요.')).toBeVisible();

  const subscriptions = await page.evaluate(async (api) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const response = await fetch(`${api}/api/topic/subscriptionsStatus`, { headers });
    const topics: { englishTopic: string; subscribed: boolean; receiveNotification: boolean }[] =
      await response.json();
    return topics.filter(({ subscribed, receiveNotification }) => subscribed && receiveNotification);
  }, apiOrigin);
  const board = subscriptions[0]?.englishTopic ?? '';
  const published = await fetch(`${apiOrigin}/local/publish`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ board, title: '도서관 좌석 안내', body: '' }),
  });
  const { eventId } = (await published.json()) as { eventId: number };

  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ body, tag, data }) => ({ body, tag, data }));
    });
  await expect.poll(shown).toEqual([
    {
      body: '도서관 좌석 안내',
      tag: `/event/${eventId}`,
      data: { path: `/event/${eventId}` },
    },
  ]);
});
