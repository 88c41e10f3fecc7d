import { noticeKeys } from '@campus-bell/ui/notices/noticeKeys';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepSharedDevice } from '../session/keepSharedDevice.ts';
import {
  acknowledgeSessionEnd,
  endSession,
  readStoredSession,
  storeSession,
} from '../session/sessionStore.ts';
import { loginOf, stubWindow } from '../session/storage.fake.ts';

vi.mock('../session/forgetPerson.ts', () => ({ forgetPerson: async () => undefined }));

let { localStorage } = stubWindow();
const { notices } = await import('./notices.ts');

function use() {
  notices.read.add(17_042);
  notices.boards.see('Software', 5);
  notices.deadlines.change(() => ({ 17042: '2026-03-05' }));
  notices.dismissed.on('2026-03-04');
}

function expectNothing() {
  expect(notices.read.has(17_042)).toBe(false);
  expect(notices.boards.seenUntil('Software')).toBeNull();
  expect(notices.deadlines.all()).toBeNull();
  expect(notices.dismissed.day()).toBeNull();
}

const keptKeys = () => Object.values(noticeKeys).filter((key) => localStorage.getItem(key) !== null);

beforeEach(() => {
  ({ localStorage } = stubWindow());
  acknowledgeSessionEnd();
  readStoredSession();
  storeSession(loginOf('1'));
  use();
});

test('what a member read is kept on the device, in notes that are known to be forgotten', () => {
  expect(keptKeys()).toEqual(Object.values(noticeKeys));
  expect(notices.read.has(17_042)).toBe(true);
});

test.each(['loggedOut', 'withdrawn', 'rejected'] as const)('it goes with the member: %s', (end) => {
  endSession(end);
  expect(keptKeys()).toEqual([]);
  expectNothing();
});

test('a page that still shows the list of a lost session keeps it no second time', () => {
  endSession('rejected');
  use();
  expect(keptKeys()).toEqual([]);
  acknowledgeSessionEnd();
  use();
  expect(keptKeys()).toEqual(Object.values(noticeKeys));
});

test('whoever signs in over somebody else finds nothing', () => {
  storeSession(loginOf('2'));
  expect(keptKeys()).toEqual([]);
  expectNothing();
});

test('what a visitor read is not the member’s who signs in', () => {
  endSession('loggedOut');
  acknowledgeSessionEnd();
  use();
  expect(notices.read.has(17_042)).toBe(true);
  storeSession(loginOf('1'));
  expectNothing();
});

test('a tab whose member was replaced in another one writes nothing into the next one’s notes', () => {
  localStorage.setItem('id', '2');
  for (const key of Object.values(noticeKeys)) localStorage.removeItem(key);
  use();
  expect(keptKeys()).toEqual([]);
});

test('of a visitor nothing is kept on a device that others use, and what was read before is not shown', () => {
  endSession('loggedOut');
  acknowledgeSessionEnd();
  use();
  expect(notices.read.has(17_042)).toBe(true);
  for (const key of Object.values(noticeKeys)) localStorage.removeItem(key);
  keepSharedDevice(true);
  expectNothing();
  use();
  expect(keptKeys()).toEqual([]);
  storeSession(loginOf('1'));
  use();
  expect(keptKeys()).toEqual(Object.values(noticeKeys));
  keepSharedDevice(false);
});
