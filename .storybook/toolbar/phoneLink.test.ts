import { expect, test } from 'vitest';
import { phoneLink } from './phoneLink.ts';

const query = '?id=screens-home--loading&viewMode=story&globals=theme:dark;network:offline';
const here = `/storybook/iframe.html${query}`;
const published = 'https://design.example/bell/';

test('is at the page itself wherever others can open it', () => {
  const there = `${published}iframe.html${query}`;
  for (const address of ['bell/', 'bell', 'bell/index.html', 'bell/?path=/story/a--b#c']) {
    expect(phoneLink(here, `https://design.example/${address}`, 'https://other.example/')).toBe(there);
  }
  expect(phoneLink(here, 'http://192.0.2.9:6006', '')).toBe(`http://192.0.2.9:6006/iframe.html${query}`);
});

test.each([
  'http://localhost:6006/',
  'http://127.0.0.1:6006/',
  'http://[::1]:6006/',
  'http://bell.localhost/',
])('is where others reach this Storybook, or none, when the page is %s', (page) => {
  expect(phoneLink(here, page, published)).toBe(`${published}iframe.html${query}`);
  expect(phoneLink(here, page, '')).toBeNull();
});
