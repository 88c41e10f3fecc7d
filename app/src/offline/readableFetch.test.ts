import { beforeEach, expect, test, vi } from 'vitest';
import { keepSharedDevice } from '../session/keepSharedDevice.ts';
import { readStoredSession } from '../session/sessionStore.ts';
import { stubWindow } from '../session/storage.fake.ts';
import { readableFetch } from './readableFetch.ts';

const saved = vi.hoisted((): string[] => []);
vi.mock('./savedAnswerStore.ts', () => ({
  saveAnswer: async (owner: string) => void saved.push(owner),
  readAnswer: async () => null,
}));
vi.mock('@campus-bell/ui/hooks/whenIdle', () => ({ whenIdle: (work: () => void) => work() }));

beforeEach(() => {
  saved.length = 0;
  asked.length = 0;
  vi.stubGlobal('fetch', async ({ url, headers }: Request) => {
    asked.push(`${url} ${headers.get('Authorization')}`);
    return Response.json([]);
  });
});

const asked: string[] = [];
const address = 'https://api.campus.test/api/event/popular';

test('an answer belongs to whose bearer asked for it, though this page has not heard of the change', async () => {
  const { localStorage } = stubWindow();
  localStorage.setItem('accessToken', 'access-1');
  localStorage.setItem('id', '1');
  readStoredSession();
  localStorage.setItem('accessToken', 'access-2');
  localStorage.setItem('id', '2');
  await readableFetch()(new Request(address, { headers: { Authorization: 'Bearer access-2' } }));
  await vi.waitFor(() => expect(saved).toEqual(['member 2']));
});

test('waits behind no call that the document has asked ahead: that one cannot be ended', async () => {
  const send = readableFetch();
  await send(new Request(address, { headers: { Authorization: 'Bearer access-1' } }));
  await send(new Request('https://api.campus.test/api/event/detail/7'));
  expect(asked).toEqual([`${address}? Bearer access-1`, 'https://api.campus.test/api/event/detail/7 null']);
});

test('an answer without a bearer is everybody’s', async () => {
  const { localStorage } = stubWindow();
  localStorage.setItem('accessToken', 'access-1');
  localStorage.setItem('id', '1');
  await readableFetch()(new Request(address));
  await vi.waitFor(() => expect(saved).toEqual(['public']));
});

test('a visitor on a device that others use leaves what is the same for everybody alone', async () => {
  const { localStorage } = stubWindow();
  keepSharedDevice(true);
  const send = readableFetch();
  await send(new Request('https://api.campus.test/api/event/Dormitory?keyword=a&page=0'));
  await send(new Request('https://api.campus.test/api/event/detail/7'));
  await send(new Request('https://api.campus.test/api/event/popularity'));
  await send(new Request(address));
  await send(new Request('https://api.campus.test/api/event/banner'));
  await vi.waitFor(() => expect(saved).toEqual(['public', 'public']));
  localStorage.setItem('accessToken', 'access-1');
  localStorage.setItem('id', '1');
  const headers = { Authorization: 'Bearer access-1' };
  await send(new Request('https://api.campus.test/api/event/Dormitory?page=0', { headers }));
  await vi.waitFor(() => expect(saved).toEqual(['public', 'public', 'member 1']));
});
