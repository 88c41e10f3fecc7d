import { beforeEach, expect, test, vi } from 'vitest';
import { acknowledgeSessionEnd, readStoredSession, storeSession } from '../session/sessionStore.ts';
import { loginOf, stubWindow } from '../session/storage.fake.ts';
import { keepOpened, readKeptSearches } from './keptSearches.ts';
import { lastSearch, rememberSearch } from './searchStore.ts';

vi.mock('../session/forgetPerson.ts', () => ({ forgetPerson: async () => undefined }));

const search = {
  category: { group: '학과 공지사항', detail: '소프트웨어학과' },
  searchText: '우울증 상담',
  boards: [],
};
const another = { ...search, category: { group: '기숙사', detail: '기숙사' } };
let storages: ReturnType<typeof stubWindow>;
let tests = 0;

/** The page draws its search, and the same again for whoever is here then. */
function look(shown = search, visit = 'first') {
  if (rememberSearch(shown, `${visit} of test ${tests}`))
    keepOpened(shown === search ? 'Software' : 'Dormitory');
}

beforeEach(() => {
  tests += 1;
  storages = stubWindow();
  acknowledgeSessionEnd();
  readStoredSession();
  storeSession(loginOf('1'));
  look();
});

function leaveInAnotherTab() {
  for (const key of ['accessToken', 'refreshToken', 'id', 'savedOption1', 'savedOption2', 'keptSearches']) {
    storages.localStorage.removeItem(key);
  }
}

test('a page that another tab signed out does not put the board of its member back', () => {
  leaveInAnotherTab();
  readStoredSession();
  look();
  expect(lastSearch()).toMatchObject({ category: { detail: '아주대학교-일반' }, searchText: '' });
  expect(readKeptSearches().opened).toEqual([]);
});

test('nor one that another tab gave to the next member', () => {
  leaveInAnotherTab();
  storages.localStorage.setItem('id', '2');
  storages.localStorage.setItem('accessToken', 'access-2');
  readStoredSession();
  look();
  expect(lastSearch()).toMatchObject({ category: { detail: '아주대학교-일반' }, searchText: '' });
  expect(readKeptSearches().opened).toEqual([]);
});

test('what is searched for after that is kept, also the same again', () => {
  leaveInAnotherTab();
  readStoredSession();
  look();
  look(another, 'second');
  expect(lastSearch()).toEqual(another);
  expect(readKeptSearches().opened).toMatchObject([{ slug: 'Dormitory' }]);
  look(search, 'third');
  expect(lastSearch()).toEqual(search);
  expect(readKeptSearches().opened).toMatchObject([{ slug: 'Software' }, { slug: 'Dormitory' }]);
});
