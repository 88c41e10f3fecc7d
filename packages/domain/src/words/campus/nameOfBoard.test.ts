import { expect, test } from 'vitest';
import { say } from '../../language.ts';
import { nameOfBoard } from './nameOfBoard.ts';

test('a board is called by its name in the language that is spoken', () => {
  expect(nameOfBoard('Nursing')).toBe('간호대학');
  expect(say('en', () => nameOfBoard('Nursing'))).toBe('College of Nursing');
});

test('a slug without a board stands as it is', () => {
  expect(nameOfBoard('Nowhere')).toBe('Nowhere');
});
