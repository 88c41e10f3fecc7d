import { universitySymbol } from '@campus-bell/domain/universitySymbol';
import { describe, expect, test } from 'vitest';
import { sentEvent } from './event.fake.ts';
import { eventCardWire, eventDetailWire } from './event.ts';
import { keywordWire } from './keyword.ts';
import { loginWire, memberWire } from './member.ts';
import { notificationWire, unreadCountWire } from './notification.ts';
import { read, rowsOf, sliceOf } from './parse.ts';
import { subscribedTabReadWire, topicStatusWire, topicSubscriptionWire } from './topic.ts';

const answers = {
  card: { schema: eventCardWire, wire: { ...sentEvent, keyword: '장학' }, needs: ['eventId'] },
  detail: {
    schema: eventDetailWire,
    wire: { ...sentEvent, imgUrl: ['https://a/b.png'] },
    needs: ['eventId'],
  },
  notification: {
    schema: notificationWire,
    wire: {
      id: 1,
      title: '[기숙사]',
      imageUrl: null,
      clickUrl: 'https://bell/event/7',
      read: true,
      notifiedAt: '2026-03-04T09:00:00',
      topicName: '기숙사',
      keywordName: '장학',
    },
    needs: ['id'],
  },
  topicSubscription: {
    schema: topicSubscriptionWire,
    wire: { id: 1, koreanTopic: '기숙사', englishTopic: 'Dormitory', isRead: true },
    needs: ['id', 'englishTopic'],
  },
  topicStatus: {
    schema: topicStatusWire,
    wire: {
      id: 1,
      koreanTopic: '기숙사',
      englishTopic: 'Dormitory',
      classification: '기숙사',
      subscribed: true,
      koreanOrder: 3,
      receiveNotification: false,
    },
    needs: ['id', 'englishTopic'],
  },
  keyword: {
    schema: keywordWire,
    wire: { encodedKeyword: '%EC_A', koreanKeyword: '장학', topicName: '기숙사', isRead: false },
    needs: ['encodedKeyword'],
  },
  member: { schema: memberWire, wire: { name: '김하늘', email: 'a@b', major: '수학과' }, needs: [] },
  login: {
    schema: loginWire,
    wire: {
      id: 1,
      accessToken: 'a',
      refreshToken: 'r',
      email: 'a@b',
      name: '김하늘',
      major: null,
      isNewMember: true,
    },
    needs: ['accessToken', 'refreshToken'],
  },
};

const cases = Object.entries(answers).flatMap(([name, { schema, wire, needs }]) =>
  Object.keys(wire).map((field) => ({ name, schema, wire, field, needed: needs.includes(field as never) })),
);

describe('hostile answers', () => {
  test.each(cases)(
    '$name survives a bad $field, or leaves the row out',
    ({ schema, wire, field, needed }) => {
      const { [field]: _removed, ...without } = wire as Record<string, unknown>;
      const variants = [
        without,
        ...[null, undefined, {}, [], Number.NaN].map((bad) => ({ ...wire, [field]: bad })),
      ];
      for (const variant of variants) {
        const rows = read(rowsOf(schema), [variant]);
        expect(rows).toHaveLength(needed ? 0 : 1);
        expect(Object.values(rows[0] ?? {})).not.toContain(undefined);
      }
    },
  );

  test('of a list of 5 MB the first 1,000 rows count: a page that drew them all would stop', () => {
    const rows = Array.from({ length: 40_000 }, (_, eventId) => ({ ...sentEvent, eventId }));
    expect(read(rowsOf(eventCardWire), rows)).toHaveLength(1000);
    expect(read(sliceOf(eventCardWire), { result: rows, hasNext: false }).rows).toHaveLength(1000);
  });

  test.each([[1e308], [2 ** 53], [-1e21], [Number.POSITIVE_INFINITY]])(
    'a number of likes that nobody can count (%s) is none, not “Infinity억”',
    (likesCount) => {
      expect(read(eventCardWire, { ...sentEvent, likesCount }).likesCount).toBe(0);
    },
  );

  test.each([-1, 1.5, 2 ** 53, '7'])('a row whose id is %s cannot be shown', (eventId) => {
    expect(read(rowsOf(eventCardWire), [{ ...sentEvent, eventId }])).toEqual([]);
  });

  test.each([
    [3.7, 3],
    [-5, 0],
    ['3', 0],
  ])('%s likes are %i', (likesCount, expected) => {
    expect(read(eventCardWire, { ...sentEvent, likesCount }).likesCount).toBe(expected);
  });

  test('a list keeps its good rows when one is bad', () => {
    expect(read(rowsOf(eventCardWire), [sentEvent, { title: 'no id' }, null, 'text'])).toHaveLength(1);
  });

  test('a page whose list is empty is an empty last page', () => {
    expect(read(sliceOf(eventCardWire), { result: [] })).toEqual({ rows: [], hasNext: false });
  });

  test.each([[null], ['text'], [5], [[]], [{}], [{ hasNext: true }], [{ result: null }], [{ result: {} }]])(
    'a page that is %j is unreadable, not empty',
    (answer) => {
      expect(() => read(sliceOf(eventCardWire), answer)).toThrow('unreadable');
    },
  );
});

describe('the symbol of the university', () => {
  test('is no picture: not of a card, a detail or a notification', () => {
    expect(read(eventCardWire, { ...sentEvent, imgUrl: universitySymbol }).imageUrl).toBeNull();
    const imgUrl = [universitySymbol, 'https://a/b.png'];
    expect(read(eventDetailWire, { ...sentEvent, imgUrl }).imageUrls).toEqual(['https://a/b.png']);
    expect(read(notificationWire, { id: 1, imageUrl: universitySymbol }).imageUrl).toBeNull();
    expect(read(notificationWire, { id: 1, imageUrl: 'https://a/b.png' }).imageUrl).toBe('https://a/b.png');
  });
});

describe('spellings of newer servers', () => {
  test('the unread count is read as unreadNotificationCount or count, never below 0', () => {
    expect(read(unreadCountWire, { unreadNotificationCount: 4 })).toBe(4);
    expect(read(unreadCountWire, { count: 4 })).toBe(4);
    expect(read(unreadCountWire, { count: -4 })).toBe(0);
  });

  test('a notification is read by read or isRead', () => {
    expect(read(notificationWire, { id: 1, read: true }).read).toBe(true);
    expect(read(notificationWire, { id: 1, isRead: true }).read).toBe(true);
    expect(read(notificationWire, { id: 1 }).read).toBe(false);
  });

  test('the subscribed tab is read by either spelling, and when nothing is said', () => {
    expect(read(subscribedTabReadWire, { subscribedTabRead: false })).toBe(false);
    expect(read(subscribedTabReadWire, { isSubscribedTabRead: false })).toBe(false);
    expect(read(subscribedTabReadWire, {})).toBe(true);
  });
});
