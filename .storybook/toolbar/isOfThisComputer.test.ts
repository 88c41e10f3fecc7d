import { expect, test } from 'vitest';
import { isOfThisComputer } from './isOfThisComputer.ts';

test.each([
  'http://localhost:6006/',
  'http://127.0.0.1:6006/',
  'http://[::1]:6006/',
  'http://bell.localhost/',
])('no phone opens %s', (address) => {
  expect(isOfThisComputer(address)).toBe(true);
});

test.each(['https://design.example/bell/iframe.html?id=localhost--filled', 'http://192.0.2.9:6006/'])(
  'a phone opens %s',
  (address) => {
    expect(isOfThisComputer(address)).toBe(false);
  },
);
