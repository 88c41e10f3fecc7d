import { beforeEach, expect, test, vi } from 'vitest';
import {
  acknowledgeSessionEnd,
  endSession,
  readStoredSession,
  storeSession,
} from '../session/sessionStore.ts';
import { stubWindow } from '../session/testStorage.ts';
import { lastSearch, rememberSearch } from './searchStore.ts';

vi.mock('../session/forgetPerson.ts', () => ({ forgetPerson: async () => undefined }));

const search = { category: { group: '학과 공지사항', detail: '소프트웨어학과' }, searchText: '우울증 상담' };
const login = (memberId: string) => ({
  memberId,
  email: 'a@campus.test',
  name: '김하늘',
  department: null,
  newMember: false,
  accessToken: `access-${memberId}`,
  refreshToken: 'refresh',
});
let storages: ReturnType<typeof stubWindow>;

beforeEach(() => {
  storages = stubWindow();
  acknowledgeSessionEnd();
  readStoredSession();
  storeSession(login('1'));
  rememberSearch(search);
});

function expectNothingLeft() {
  expect(lastSearch()).toEqual({
    category: { group: '아주대 공지사항', detail: '아주대학교-일반' },
    searchText: '',
  });
  expect(JSON.stringify({ ...storages })).not.toMatch(/우울증|소프트웨어/);
}

test('a search is found again, and by a member who signs in again', () => {
  expect(lastSearch()).toEqual(search);
  storeSession(login('1'));
  expect(lastSearch()).toEqual(search);
});

test('what a member searched for goes with the session', () => {
  endSession('loggedOut');
  expectNothingLeft();
});

test('a page that still shows the search of a lost session keeps it no second time', () => {
  endSession('rejected');
  rememberSearch(search);
  expectNothingLeft();
  acknowledgeSessionEnd();
  rememberSearch(search);
  expect(lastSearch()).toEqual(search);
});

test('whoever signs in over somebody else finds no search', () => {
  storeSession(login('2'));
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
  rememberSearch(search);
  storeSession(login('1'));
  expect(lastSearch()).toEqual(search);
});
