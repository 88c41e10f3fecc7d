import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Provider, startFixtureProvider } from '../provider/fixtureProvider.ts';
import { states } from '../states.ts';
import { verifyCommand } from './verifyCommand.ts';

let provider: Provider;
let printed: string[];

beforeEach(async () => {
  provider = await startFixtureProvider();
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await provider.close();
});

/** All that the server remembers of its members and notices. */
function remembered() {
  const { campus } = provider.api;
  return JSON.stringify(
    { people: campus.people(), events: campus.events(), banners: campus.banners() },
    (_key, value: unknown) => (value instanceof Set ? [...value] : value),
  );
}

function verifyAs(member: 'member' | null, ...more: string[]) {
  const bearer = member && provider.api.campus.signIn(member).accessToken;
  const header = bearer === null ? [] : ['--header', `authorization: Bearer ${bearer}`];
  return verifyCommand(['--provider-base-url', provider.baseUrl, ...header, ...more]);
}

const printedText = () => printed.join('\n');

test.each([null, 'member'] as const)(
  'without an endpoint for states nothing is changed: %s',
  async (member) => {
    provider.api.campus.addEvent({ id: states['event exists'].answers.eventId });
    const before = remembered();
    const code = await verifyAs(member);
    const { calls } = provider.api.switchboard;
    expect(calls.length).toBeGreaterThan(5);
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(remembered()).toBe(before);
    expect(code).toBe(0);
    const reason = member === null ? "needs a member's bearer" : 'changes something';
    expect(printedText()).toMatch(new RegExp(`left out, ${reason}.*resetKeywords.*withdrawMember`));
  },
);

test('what only lacks its data is not prepared, what no data can mend breaks the contract', async () => {
  provider.api.switchboard.failures.push({
    method: 'GET',
    path: '/api/event/banner',
    value: 503,
    left: null,
  });
  expect(await verifyAs(null)).toBe(1);
  expect(printedText()).toMatch(/✗ fetchBanners \(0 of 1\)\n {4}breaks: Home\n/);
  expect(printedText()).toMatch(/fetchBoardEvents with a bare event: not prepared: /);
  expect(printedText()).toMatch(/1 broken/);
});

test('the changing calls are named with host and member, and sent only when confirmed', async () => {
  const before = remembered();
  expect(await verifyAs('member', '--changing')).toBe(2);
  expect(provider.api.switchboard.calls.map(({ path }) => path)).toEqual(['/api/users']);
  expect(printedText()).toMatch(/calls would change what 127\.0\.0\.1:\d+ holds of .+ <.+@ajou\.example>/);
  expect(remembered()).toBe(before);
  await verifyAs('member', '--changing', '--yes', '--only', 'resetKeywords');
  expect(provider.api.switchboard.calls.map(({ path }) => path)).toContain(
    '/api/keyword/subscriptions/reset',
  );
  expect(remembered()).not.toBe(before);
});
