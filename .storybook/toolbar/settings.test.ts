import { describe, expect, test } from 'vitest';
import { hasWorld, isTurned, looks, storyWorld, worldOf, worlds } from './settings.ts';

const screen = { title: 'Screens/Home', globals: {} };

describe('worldOf', () => {
  test('is the world of the story when nothing is chosen', () => {
    expect(worldOf(screen)).toEqual(storyWorld);
  });

  test('takes what the link chooses and leaves the rest', () => {
    expect(worldOf({ ...screen, globals: { network: 'offline', theme: 'dark' } })).toEqual({
      ...storyWorld,
      network: 'offline',
    });
  });

  test('takes no choice that does not exist', () => {
    expect(worldOf({ ...screen, globals: { network: 'toString', role: 7 } })).toEqual(storyWorld);
  });

  test('leaves widgets and tokens alone', () => {
    expect(worldOf({ title: 'Widgets/Button', globals: { network: 'offline' } })).toEqual(storyWorld);
    expect(['Screens/Home', 'Flows/Read notifications', 'Tokens/Colour'].map(hasWorld)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('isTurned', () => {
  test('is so when the reader chooses another world', () => {
    expect(isTurned(screen)).toBe(false);
    expect(isTurned({ ...screen, globals: { role: 'anonymous' } })).toBe(true);
  });

  test('is not so when the story itself chose it', () => {
    const story = { ...screen, globals: { network: 'offline' }, storyGlobals: { network: 'offline' } };
    expect(isTurned(story)).toBe(false);
    expect(isTurned({ ...story, globals: { network: 'offline', clock: 'evening' } })).toBe(true);
  });
});

test('all choices can stand in a link', () => {
  for (const { choices } of Object.values({ ...looks, ...worlds })) {
    expect(Object.keys(choices).join('')).toMatch(/^[A-Za-z0-9]+$/);
  }
});
