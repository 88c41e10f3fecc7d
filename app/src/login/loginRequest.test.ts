import { beforeEach, expect, test } from 'vitest';
import { stubWindow } from '../session/storage.fake.ts';
import { beginLogin, loginAddress, takePendingLogin } from './loginRequest.ts';

const oauth = {
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  clientId: 'client',
  scopes: 'openid email',
  hostedDomain: 'campus.test',
};
let storages: ReturnType<typeof stubWindow>;
beforeEach(() => {
  storages = stubWindow();
});

test('the address asks for a code with state, encoded return address, hosted domain and the scopes of the configuration', () => {
  const redirectUri = 'https://campus.test/loginSuccess';
  const address = loginAddress(oauth, { state: 's&1', redirectUri });
  expect(address).toContain(`redirect_uri=${encodeURIComponent(redirectUri)}`);
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    client_id: 'client',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email',
    state: 's&1',
    access_type: 'offline',
    prompt: 'consent',
    hd: 'campus.test',
  });
});

test('without a hosted domain none is asked for', () => {
  const address = loginAddress({ ...oauth, hostedDomain: null }, { state: 's', redirectUri: 'x' });
  expect(new URL(address).searchParams.has('hd')).toBe(false);
});

test('each login has a random state of its own, which is used up once taken', () => {
  const first = new URL(beginLogin(oauth, 'https://campus.test')).searchParams.get('state');
  const second = new URL(beginLogin(oauth, 'https://campus.test')).searchParams.get('state');
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(second).not.toBe(first);
  expect(takePendingLogin()).toEqual({
    state: second,
    redirectUri: 'https://campus.test/loginSuccess',
  });
  expect(takePendingLogin()).toBeNull();
});

test('the state is kept for this visit only', () => {
  beginLogin(oauth, 'https://campus.test');
  expect(storages.localStorage.length).toBe(0);
  expect(storages.sessionStorage.length).toBe(1);
});

test.each(['', '{', 'null', '[]', '{"state":""}', '{"state":1,"redirectUri":"x"}'])(
  'a corrupted login on its way counts as none: %s',
  (text) => {
    storages.sessionStorage.setItem('pendingLogin', text);
    expect(takePendingLogin()).toBeNull();
  },
);
