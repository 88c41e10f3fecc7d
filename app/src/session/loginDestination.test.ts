import { beforeEach, expect, test } from 'vitest';
import { forgetDestination, rememberDestination, takeDestination } from './loginDestination.ts';
import { stubWindow } from './storage.fake.ts';

beforeEach(() => {
  stubWindow();
  forgetDestination();
});

test('the page that asked is returned to once, then home', () => {
  rememberDestination({ from: '/event/42?x=1' });
  expect(takeDestination()).toBe('/event/42?x=1');
  expect(takeDestination()).toBe('/');
});

test.each([
  '/login',
  '/loginSuccess',
  '/privacy-agreement',
  '/signUp',
  '/signUp/select/',
  '/register-info?x',
])('the account page %s is no destination', (from) => {
  rememberDestination({ from: '/liked' });
  rememberDestination({ from });
  expect(takeDestination()).toBe('/liked');
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', 7, null])(
  'nobody is led to %s',
  (from) => {
    rememberDestination({ from });
    expect(takeDestination()).toBe('/');
  },
);

test('a login that nothing asked for keeps what was asked before', () => {
  rememberDestination({ from: '/mypage' });
  rememberDestination(null);
  expect(takeDestination()).toBe('/mypage');
});
