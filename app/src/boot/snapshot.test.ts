import type { EventCard } from '@campus-bell/api/wire/event';
import { expect, test } from 'vitest';
import { readSnapshot, snapshotOf } from './snapshot.ts';

const event: EventCard = {
  eventId: 17_042,
  title: '국가장학금 2차 신청 안내',
  content: '신청 기간은 3월 16일까지예요.',
  imageUrl: 'https://api.campus.test/images/1003.svg',
  url: 'https://www.ajou.ac.kr/',
  createdAt: '2026-03-04T06:10:00',
  likesCount: 24,
  viewCount: 1284,
  liked: false,
  boardName: '아주대학교-장학',
  writer: '학생지원팀',
  keywords: [],
};
const at = Date.parse('2026-03-04T09:00:00+09:00');
const banners = [{ imageUrl: 'https://api.campus.test/images/1.svg', siteUrl: null }];
const rows = (content: string) =>
  Array.from({ length: 10 }, (_, number) => ({ ...event, eventId: number, content }));

test('what home showed is read as it was kept', () => {
  expect(readSnapshot(snapshotOf({ at, banners, popular: [event] }))).toEqual({
    at,
    banners,
    popular: [event],
  });
});

test('nothing of a member goes in, nor more of a text than its card shows', () => {
  const content = '가'.repeat(5000);
  const kept = readSnapshot(
    snapshotOf({ at, banners, popular: [{ ...event, liked: true, keywords: ['장학'], content }] }),
  );
  expect(kept?.popular?.[0]).toMatchObject({ liked: false, keywords: [] });
  expect(kept?.popular?.[0]?.content).toHaveLength(300);
});

test('ten long notices fit into 20 kB, and what does not is not kept', () => {
  const fits = snapshotOf({ at, banners, popular: rows('가'.repeat(5000)) });
  expect(new TextEncoder().encode(fits ?? '').length).toBeLessThanOrEqual(20_000);
  expect(fits).not.toBeNull();
  expect(
    snapshotOf({ at, banners, popular: rows('').map((row) => ({ ...row, title: '가'.repeat(900) })) }),
  ).toBeNull();
});

test.each([null, '', '{', '[]', 'null', '{"at":"1"}', '{"at":1,"popular":{}}', '{"at":1,"popular":[]}'])(
  'no snapshot: %s',
  (text) => {
    expect(readSnapshot(text)).toBeNull();
  },
);
