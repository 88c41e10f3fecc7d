import { expect, test } from 'vitest';
import { phoneNumbersIn } from './phoneNumbers.ts';

// What looks at the rest of the line at each letter runs into the time limit of the test.
test.each([
  '0',
  '02-',
  '031-219-',
  '(',
  '1588',
  '1588-',
  '+82',
  '내선 ',
  ' ',
  '031-219-1234 ',
  '031-219-1234~',
])('a line of hundreds of thousands of letters, %j over and over, is read in one go', (part) => {
  expect(Array.isArray(phoneNumbersIn(part.repeat(Math.ceil(400_000 / part.length))))).toBe(true);
});
