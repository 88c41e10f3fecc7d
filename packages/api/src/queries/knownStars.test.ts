import { expect, test } from 'vitest';
import type { EventCard } from '../wire/event.ts';
import { keys } from './keys.ts';
import { knownStars } from './knownStars.ts';
import { createQueryClient } from './queryClient.ts';

const card = (eventId: number, liked: boolean) => ({ eventId, liked, title: '글' }) as EventCard;
const listOf = (...rows: EventCard[]) => ({ pages: [{ rows, hasNext: false }], pageParams: [0] });

function starsOf(...known: [key: readonly unknown[], data: unknown][]) {
  const client = createQueryClient();
  for (const [at, [key, data]] of known.entries()) client.setQueryData(key, data, { updatedAt: at + 1 });
  return (liked: boolean) => knownStars(client, [card(7, liked)])[0]?.liked;
}

test('a card asked for as a visitor has the star that any answer to the member has shown', () => {
  expect(
    starsOf([
      [...keys.events, 'popular'],
      [card(8, false), card(7, true)],
    ])(false),
  ).toBe(true);
  expect(starsOf([[...keys.events, 'board', 'A'], listOf(card(7, true))])(false)).toBe(true);
  expect(starsOf([[...keys.detail, 7], card(7, true)])(false)).toBe(true);
  expect(starsOf([[...keys.events, 'popular'], [card(7, false)]])(true)).toBe(false);
});

test('the latest answer has the say', () => {
  const popular = [...keys.events, 'popular'];
  const detail = [...keys.detail, 7];
  expect(starsOf([popular, [card(7, true)]], [detail, card(7, false)])(true)).toBe(false);
  expect(starsOf([detail, card(7, false)], [popular, [card(7, true)]])(false)).toBe(true);
});

test('what other visitor’s lists, other events and other kinds of lists show says nothing of it', () => {
  expect(starsOf([[...keys.severalBoards, ['A'], ''], listOf(card(7, true))])(false)).toBe(false);
  expect(starsOf([[...keys.events, 'popular'], [card(8, true)]])(false)).toBe(false);
  expect(starsOf([['notifications', 'inbox'], [card(7, true)]])(false)).toBe(false);
});

test('a list that is still on its way says nothing', () => {
  const client = createQueryClient();
  const never = () => new Promise(() => undefined);
  void client.fetchQuery({ queryKey: [...keys.events, 'popular'], queryFn: never });
  expect(knownStars(client, [card(7, true)])).toEqual([card(7, true)]);
});

test('a card whose star is right stays the same thing, so that it is not drawn anew', () => {
  const client = createQueryClient();
  client.setQueryData([...keys.events, 'popular'], [card(7, true)]);
  const [right, wrong] = [card(7, true), card(7, false)];
  expect(knownStars(client, [right])[0]).toBe(right);
  expect(knownStars(client, [wrong])[0]).toEqual({ ...wrong, liked: true });
});
