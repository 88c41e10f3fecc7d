/** A push of Firebase's about the notice `id`. */
export const fcm = (title: string, body: string, id: number) =>
  JSON.stringify({
    notification: { title, body },
    data: { click_action: `https://app.campus.test/event/${id}` },
  });

const eventUrl = 'https://app.campus.test/event/42';

/** Everything that a push may carry, as its text; null is nothing at all. */
export const payloads: Record<string, string | null> = {
  'full FCM': JSON.stringify({
    from: '1',
    fcmMessageId: 'm',
    notification: { title: '[소프트웨어]', body: '특강 안내', image: 'https://images.campus.test/1.png' },
    data: { click_action: eventUrl, push_cluster_id: '7', unread_count: '3' },
  }),
  'notification only': JSON.stringify({ notification: { title: '[소프트웨어]', body: '특강 안내' } }),
  'data only': JSON.stringify({ data: { title: '[소프트웨어]', body: '특강 안내', click_action: eventUrl } }),
  neither: JSON.stringify({ from: '1', fcmMessageId: 'm' }),
  empty: null,
  'not JSON': 'campus',
  declarative: JSON.stringify({
    web_push: 8030,
    notification: { title: '[소프트웨어]', body: '특강 안내', navigate: eventUrl },
    app_badge: 3,
  }),
  'wrong types with a hostile click_action': JSON.stringify({
    notification: { title: 7, body: ['x'], image: 'javascript:alert(1)' },
    data: { click_action: 'javascript:alert(1)', unread_count: { no: 1 } },
  }),
};
