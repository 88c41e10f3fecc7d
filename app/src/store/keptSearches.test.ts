import { withPin } from '@campus-bell/domain/myBoards';
import { withRecentText } from '@campus-bell/domain/recentTexts';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  acknowledgeSessionEnd,
  endSession,
  readStoredSession,
  storeSession,
} from '../session/sessionStore.ts';
import { loginOf, stubWindow } from '../session/storage.fake.ts';
import { changeKeptSearches, chooseSharedDevice, keepOpened, readKeptSearches } from './keptSearches.ts';

vi.mock('../session/forgetPerson.ts', () => ({ forgetPerson: async () => undefined }));

const nothing = { pinned: [], opened: [], texts: [] };
const deletedDatabases: string[] = [];
let storages: ReturnType<typeof stubWindow>;

beforeEach(() => {
  deletedDatabases.length = 0;
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => void deletedDatabases.push(name) });
  storages = stubWindow();
  acknowledgeSessionEnd();
  readStoredSession();
  chooseSharedDevice(false);
  changeKeptSearches(() => nothing);
});

function use() {
  keepOpened('Software');
  changeKeptSearches((kept) => ({
    ...kept,
    pinned: withPin(kept.pinned, 'Dormitory'),
    texts: withRecentText(kept.texts, '우울증 상담'),
  }));
}

function expectNothingLeft() {
  expect(readKeptSearches()).toEqual(nothing);
  expect(storages.localStorage.getItem('keptSearches') ?? '').not.toMatch(/우울증|Software/);
}

test('boards and texts are found again', () => {
  storeSession(loginOf('1'));
  use();
  expect(readKeptSearches()).toMatchObject({
    pinned: ['Dormitory'],
    opened: [{ slug: 'Software' }],
    texts: ['우울증 상담'],
  });
});

test('they go with the member, and a page that still stands keeps them no second time', () => {
  storeSession(loginOf('1'));
  use();
  endSession('loggedOut');
  expectNothingLeft();
  use();
  expectNothingLeft();
});

test('whoever signs in over somebody else finds none', () => {
  storeSession(loginOf('1'));
  use();
  storeSession(loginOf('2'));
  expectNothingLeft();
});

test('what another member left behind all the same is not theirs', () => {
  storeSession(loginOf('1'));
  use();
  const left = storages.localStorage.getItem('keptSearches') ?? '';
  storeSession(loginOf('2'));
  storages.localStorage.setItem('keptSearches', left);
  expect(readKeptSearches()).toEqual(nothing);
  endSession('loggedOut');
  acknowledgeSessionEnd();
  storages.localStorage.setItem('keptSearches', left);
  expect(readKeptSearches()).toEqual(nothing);
});

test('a page of a member who was replaced in another tab keeps nothing for the new one', () => {
  storeSession(loginOf('1'));
  storages.localStorage.setItem('id', '2');
  use();
  expect(storages.localStorage.getItem('keptSearches')).not.toMatch(/우울증/);
});

test('what a visitor left goes along to the login, and then with the member', () => {
  use();
  storeSession(loginOf('1'));
  expect(readKeptSearches().texts).toEqual(['우울증 상담']);
  keepOpened('Graduate');
  endSession('loggedOut');
  acknowledgeSessionEnd();
  expectNothingLeft();
});

test('on a shared device a visitor leaves pins alone, a member everything until they leave', () => {
  use();
  chooseSharedDevice(true);
  expect(readKeptSearches()).toEqual({ pinned: ['Dormitory'], opened: [], texts: [] });
  use();
  expect(readKeptSearches()).toEqual({ pinned: ['Dormitory'], opened: [], texts: [] });
  storeSession(loginOf('1'));
  use();
  expect(readKeptSearches().texts).toEqual(['우울증 상담']);
});

test('without a storage they stay as long as the page does, and go with the person all the same', () => {
  vi.spyOn(storages.localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  use();
  expect(readKeptSearches().pinned).toEqual(['Dormitory']);
  endSession('loggedOut');
  acknowledgeSessionEnd();
  expect(readKeptSearches()).toEqual(nothing);
});

test.each(['{', 'null', '[]', '{"pinned":3,"opened":[null,{"slug":"Nope","at":1}],"texts":[5]}'])(
  'what somebody else wrote there is nothing: %s',
  (text) => {
    storages.localStorage.setItem('keptSearches', text);
    expect(readKeptSearches()).toEqual(nothing);
  },
);

test('what a visitor left goes when the device is said to be shared, of a member nothing does', () => {
  const left = {
    noticesRead: '[null,[7]]',
    boardsSeen: '[null,{}]',
    savedOption1: '기숙사',
    savedOption2: '기숙사',
  };
  const leave = () => {
    for (const [key, value] of Object.entries(left)) storages.localStorage.setItem(key, value);
  };
  const kept = () => Object.keys(left).filter((key) => storages.localStorage.getItem(key) !== null);
  leave();
  chooseSharedDevice(false);
  expect(kept()).toHaveLength(4);
  chooseSharedDevice(true);
  expect([kept(), deletedDatabases]).toEqual([[], ['campus-bell-answers']]);
  storeSession(loginOf('1'));
  leave();
  chooseSharedDevice(true);
  expect(kept()).toHaveLength(4);
  expect(deletedDatabases).toHaveLength(1);
});
