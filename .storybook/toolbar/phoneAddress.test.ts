import { describe, expect, test } from 'vitest';
import { phoneAddress, storyLink } from './phoneAddress.ts';

const nothing = { published: null, network: null };
const both = { published: 'https://design.example/bell/', network: 'http://192.0.2.7:6006/' };

describe('phoneAddress', () => {
  test('is the page itself wherever others can open it', () => {
    const page = 'https://design.example/bell/?path=/story/screens-home--loading';
    expect(phoneAddress(page, both)).toEqual({ kind: 'page', address: page });
    expect(phoneAddress('http://192.0.2.9:6006/', nothing)).toMatchObject({ kind: 'page' });
  });

  test.each([
    'http://localhost:6006/',
    'http://127.0.0.1:6006/',
    'http://[::1]:6006/',
    'http://bell.localhost/',
  ])('is the published one, else that of the local network, when the page is %s', (page) => {
    expect(phoneAddress(page, both)).toEqual({ kind: 'published', address: both.published });
    expect(phoneAddress(page, { ...both, published: null })).toEqual({
      kind: 'network',
      address: both.network,
    });
  });

  test('is none when only this computer can open the page', () => {
    expect(phoneAddress('http://localhost:6006/', nothing)).toEqual({ kind: 'none' });
  });
});

describe('storyLink', () => {
  const query = '?id=screens-home--loading&viewMode=story&globals=theme:dark;network:offline';
  const here = `/storybook/iframe.html${query}`;

  test('opens the story alone, with its settings, beside the address', () => {
    const there = `https://design.example/bell/iframe.html${query}`;
    for (const address of ['bell/', 'bell', 'bell/index.html', 'bell/?path=/story/a--b#c']) {
      expect(storyLink(here, `https://design.example/${address}`)).toBe(there);
    }
  });

  test('works at the root of a server', () => {
    expect(storyLink(here, 'http://192.0.2.7:6006')).toBe(`http://192.0.2.7:6006/iframe.html${query}`);
  });
});
