import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventCard } from '../wire/event.ts';
import { followLikesOfOtherTabs, tellOtherTabs } from './likesOfOtherTabs.ts';
import { createQueryClient } from './queryClient.ts';

const event = {
  eventId: 7,
  title: '장학',
  liked: false,
  likesCount: 3,
  keywords: [],
} as unknown as EventCard;
const open: FakeChannel[] = [];

/** Every channel of a name hears what another one of it says. */
class FakeChannel {
  onmessage: ((message: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    open.push(this);
  }
  postMessage(data: unknown) {
    for (const other of open) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close() {
    open.splice(open.indexOf(this), 1);
  }
}

beforeEach(() => {
  open.length = 0;
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => vi.unstubAllGlobals());

function tab(person: string) {
  const client = createQueryClient();
  client.setQueryData(['events', 'popular'], [event]);
  const stop = followLikesOfOtherTabs(client, person);
  const likes = () => client.getQueryData<EventCard[]>(['events', 'popular'])?.[0]?.likesCount;
  return { client, stop, likes };
}

test('a like in one tab is known in the others of the same person alone, until they stop', () => {
  const [one, two, other] = [tab('1'), tab('1'), tab('2')];
  tellOtherTabs(one.client, event, true);
  expect([one.likes(), two.likes(), other.likes()]).toEqual([3, 4, 3]);
  two.stop();
  tellOtherTabs(one.client, { ...event, liked: true }, false);
  expect(two.likes()).toBe(4);
  one.stop();
  expect(open.map(({ name }) => name)).toEqual(['likes of 2']);
  expect(() => tellOtherTabs(one.client, event, true)).not.toThrow();
});

test('a tab that has stopped tells nobody any more', () => {
  const [one, two] = [tab('1'), tab('1')];
  one.stop();
  tellOtherTabs(one.client, event, true);
  expect(two.likes()).toBe(3);
});

test.each([
  null,
  undefined,
  'like',
  {},
  { event, liked: 'yes' },
  { event },
  { liked: true },
  { event: { title: '장학' }, liked: true },
  { event: { eventId: '7', title: '장학' }, liked: true },
  { event: { eventId: 7 }, liked: true },
])('what an older app says is left alone: %j', (data) => {
  const { likes } = tab('1');
  const stranger = new FakeChannel('likes of 1');
  expect(() => stranger.postMessage(data)).not.toThrow();
  expect(likes()).toBe(3);
  stranger.postMessage({ event, liked: true });
  expect(likes()).toBe(4);
});

test('without channels a tab is alone', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { client, stop } = tab('1');
  expect(() => tellOtherTabs(client, event, true)).not.toThrow();
  expect(stop()).toBeUndefined();
});
