import { expect, test } from 'vitest';
import { likedNames, likedPath, likedQuery } from './likedAddress.ts';

const queryOf = (path: string) => new URL(path, 'https://app.invalid').searchParams;

test('what is usual is left out', () => {
  expect(likedPath()).toBe('/liked');
  expect(likedPath({ sort: 'deadline' })).toBe('/liked?sort=deadline');
});

test.each([
  { sort: 'newest', searchText: '장학 & 근로' },
  { sort: 'deadline', searchText: '' },
  { sort: 'deadline', searchText: '장학' },
] as const)('an address holds what is looked at: %j', (view) => {
  expect(likedQuery(queryOf(likedPath(view)))).toEqual(view);
});

test('anything unknown is as usual', () => {
  expect(likedQuery(new URLSearchParams('sort=x'))).toEqual({ sort: 'newest', searchText: '' });
});

test('its parameters are those that it reads', () => {
  const path = [likedPath({ sort: 'deadline' }), likedPath({ searchText: '장학' })];
  expect(path.flatMap((one) => [...queryOf(one).keys()])).toEqual(likedNames);
});
