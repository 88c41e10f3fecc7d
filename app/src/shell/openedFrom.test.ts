import { likedPath } from '@campus-bell/domain/likedAddress';
import { beforeEach, expect, test, vi } from 'vitest';
import { endSession, storeSession } from '../session/sessionStore.ts';
import { loginOf, stubWindow } from '../session/storage.fake.ts';
import { addressOf, openedFrom, openFrom } from './openedFrom.ts';

vi.mock('../session/forgetPerson.ts', () => ({ forgetPerson: async () => undefined }));
beforeEach(() => {
  stubWindow();
});

test.each([null, undefined, 'x', {}, { visit: 'a' }, { visit: 1, isHome: true }])(
  '%j is no list',
  (state) => {
    expect(openedFrom(state)).toBeNull();
  },
);

test('the opening of the page and a step within its list are read, and nothing else', () => {
  expect(openedFrom({ visit: 'a', isHome: false, other: 1 })).toEqual({ visit: 'a', isHome: false });
  const movedOn = { visit: 'a', isHome: true, isMovedOn: true };
  expect(openedFrom(movedOn)).toEqual(movedOn);
});

test('an event that was opened by its deadline has no list: that stands in another order', () => {
  expect(openFrom('a', likedPath({ sort: 'deadline', searchText: '장학' }))).toBeUndefined();
  expect(openFrom('a', likedPath({ searchText: 'sort=deadline' }))).toEqual({ visit: 'a', isHome: false });
});

test('what was searched for stands in no step of the history, and goes with the person', () => {
  storeSession(loginOf('1'));
  const carried = openFrom('a', '/event?searchText=딱따구리');
  expect(carried).toEqual({ visit: 'a', isHome: false });
  expect(addressOf('a')).toBe('/event?searchText=딱따구리');
  endSession('loggedOut');
  expect(addressOf('a')).toBeNull();
});
