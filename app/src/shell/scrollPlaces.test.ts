import { beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '../session/storage.fake.ts';

vi.mock('../session/forgetPerson.ts', () => ({ forgetPerson: async () => undefined }));

const name = 'default /subscribe?tab=keyword&chosen=장학';
let storages: ReturnType<typeof stubWindow>;

/** A page that starts, with what its tab has kept. */
async function start() {
  vi.resetModules();
  const session = await import('../session/sessionStore.ts');
  session.readStoredSession();
  return { ...session, ...(await import('./scrollPlaces.ts')) };
}

function signInAs(id: string) {
  storages.localStorage.setItem('id', id);
  storages.localStorage.setItem('accessToken', `access-${id}`);
}

const keptText = () => storages.sessionStorage.getItem('scrollPositions') ?? '';

/** The page goes, which every browser says. */
const leave = () => {
  for (const [event, listener] of vi.mocked(window.addEventListener).mock.calls)
    if (event === 'pagehide') (listener as () => void)();
};

beforeEach(() => {
  storages = stubWindow();
  signInAs('1');
});

test('a reload finds the places of the same member', async () => {
  (await start()).keepPlace(name, { y: 300, row: '7', top: 20 });
  leave();
  expect((await start()).placeOf(name)).toEqual({ y: 300, row: '7', top: 20 });
});

test('the top of a page is not kept, and takes away what was', async () => {
  const { keepPlace, placeOf } = await start();
  keepPlace(name, { y: 0 });
  leave();
  expect(keptText()).toBe('');
  keepPlace(name, { y: 300 });
  leave();
  expect(keptText()).toContain('장학');
  keepPlace(name, { y: 0 });
  leave();
  expect(placeOf(name)).toBeNull();
  expect(keptText()).not.toContain('장학');
});

test('the places go with the session', async () => {
  const { keepPlace, placeOf, endSession } = await start();
  keepPlace(name, { y: 300 });
  endSession('loggedOut');
  leave();
  expect(placeOf(name)).toBeNull();
  expect(keptText()).toBe('');
});

test('they go when another tab signs somebody else in', async () => {
  const { keepPlace, placeOf, readStoredSession } = await start();
  keepPlace(name, { y: 300 });
  signInAs('2');
  readStoredSession();
  leave();
  expect(placeOf(name)).toBeNull();
  expect(keptText()).toBe('');
});

test('a tab that slept through a change of member starts without them', async () => {
  (await start()).keepPlace(name, { y: 300 });
  leave();
  signInAs('2');
  const { keepPlace, placeOf } = await start();
  expect(placeOf(name)).toBeNull();
  keepPlace('default /', { y: 10 });
  leave();
  expect(keptText()).not.toContain('장학');
});

test('a visitor who signs in finds the places again', async () => {
  storages.localStorage.removeItem('accessToken');
  (await start()).keepPlace('default /event', { y: 300 });
  leave();
  signInAs('1');
  expect((await start()).placeOf('default /event')).toEqual({ y: 300 });
});
