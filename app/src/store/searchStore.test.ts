import { beforeEach, expect, test, vi } from 'vitest';
import { keepSharedDevice } from '../session/keepSharedDevice.ts';
import {
  acknowledgeSessionEnd,
  endSession,
  readStoredSession,
  storeSession,
} from '../session/sessionStore.ts';
import { loginOf, stubWindow } from '../session/storage.fake.ts';
import { lastSearch, rememberSearch } from './searchStore.ts';

vi.mock('../session/forgetPerson.ts', () => ({ forgetPerson: async () => undefined }));

const search = {
  category: { group: '학과 공지사항', detail: '소프트웨어학과' },
  searchText: '우울증 상담',
  boards: ['Software', 'Nursing'],
};
let visits = 0;
/** The search is opened anew. */
function look() {
  visits += 1;
  rememberSearch(search, `visit ${visits}`);
}

let storages: ReturnType<typeof stubWindow>;

beforeEach(() => {
  storages = stubWindow();
  acknowledgeSessionEnd();
  readStoredSession();
  storeSession(loginOf('1'));
  look();
});

function expectNothingLeft() {
  expect(lastSearch()).toEqual({
    category: { group: '아주대 공지사항', detail: '아주대학교-일반' },
    searchText: '',
    boards: [],
  });
  expect(JSON.stringify({ ...storages })).not.toMatch(/우울증|소프트웨어/);
}

test('a search is found again, and by a member who signs in again', () => {
  expect(lastSearch()).toEqual(search);
  storeSession(loginOf('1'));
  expect(lastSearch()).toEqual(search);
});

test('what a member searched for goes with the session', () => {
  endSession('loggedOut');
  expectNothingLeft();
});

test('a page that still shows the search of a lost session keeps it no second time', () => {
  endSession('rejected');
  look();
  expectNothingLeft();
  acknowledgeSessionEnd();
  look();
  expect(lastSearch()).toEqual(search);
});

test('whoever signs in over somebody else finds no search', () => {
  storeSession(loginOf('2'));
  expectNothingLeft();
});

test('it goes too when another tab signs out', () => {
  for (const key of ['accessToken', 'id', 'savedOption1', 'savedOption2'])
    storages.localStorage.removeItem(key);
  readStoredSession();
  expectNothingLeft();
});

test('what a visitor searched for stays over the login', () => {
  endSession('loggedOut');
  acknowledgeSessionEnd();
  look();
  storeSession(loginOf('1'));
  expect(lastSearch()).toEqual(search);
});

test('of a visitor on a device that others use the page alone knows the search', () => {
  endSession('loggedOut');
  acknowledgeSessionEnd();
  keepSharedDevice(true);
  look();
  expect(lastSearch()).toEqual(search);
  expect(storages.localStorage.getItem('savedOption2')).toBeNull();
  storeSession(loginOf('1'));
  look();
  expect(storages.localStorage.getItem('savedOption2')).toBe('소프트웨어학과');
  keepSharedDevice(false);
});
