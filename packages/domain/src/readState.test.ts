import { expect, test } from 'vitest';
import { keywordTabRead, subscribedTabRead, topicTabRead } from './readState.ts';

const read = { read: true };
const unread = { read: false };

test('the topic tab is read only when every subscribed topic is', () => {
  expect(topicTabRead([read, read])).toBe(true);
  expect(topicTabRead([read, unread])).toBe(false);
});

test('the keyword tab is read only when every keyword is', () => {
  expect(keywordTabRead([read])).toBe(true);
  expect(keywordTabRead([unread, read])).toBe(false);
});

test('the subscriptions tab is read only when both of its tabs are', () => {
  expect(subscribedTabRead([read], [read])).toBe(true);
  expect(subscribedTabRead([unread], [read])).toBe(false);
  expect(subscribedTabRead([read], [unread])).toBe(false);
});

test('nothing subscribed is read', () => {
  expect(topicTabRead([])).toBe(true);
  expect(keywordTabRead([])).toBe(true);
  expect(subscribedTabRead([], [])).toBe(true);
});
