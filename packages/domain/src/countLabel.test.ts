import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countLabel } from './countLabel.ts';
import { say } from './language.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1천'],
  [1234, '1.2천'],
  [1999, '1.9천'],
  [9999, '9.9천'],
  [10_000, '1만'],
  [13_456, '1.3만'],
  [1_234_567, '123.4만'],
  [99_999_999, '9999.9만'],
  [100_000_000, '1억'],
  [-5, '0'],
  [Number.NaN, '0'],
])('%d is shown as %s', (count, label) => {
  expect(countLabel(count)).toBe(label);
});

test('the label never promises more than there is', () => {
  const size: Record<string, number> = { 천: 1000, 만: 10_000, 억: 100_000_000 };
  fc.assert(
    fc.property(fc.nat({ max: 2_000_000_000 }), (count) => {
      const [, number = '', unit = ''] = /^([\d.]+)(\D?)$/.exec(countLabel(count)) ?? [];
      expect(Math.round(Number(number) * (size[unit] ?? 1))).toBeLessThanOrEqual(count);
    }),
  );
});

test.each(['ko', 'en'] as const)('it is what Intl writes of the count that was cut, in %s', (language) => {
  const format = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  const sizes = language === 'ko' ? [100_000_000, 10_000, 1000] : [1_000_000_000, 1_000_000, 1000];
  fc.assert(
    fc.property(fc.nat({ max: 10 }), fc.double({ min: 0, max: 1, noNaN: true }), (digits, part) => {
      const count = Math.floor(10 ** digits * part);
      const size = sizes.find((from) => count >= from) ?? 1;
      const cut = (Math.floor((count * 10) / size) * size) / 10;
      expect(say(language, () => countLabel(count))).toBe(format.format(cut));
    }),
  );
});

test.each([
  [999, '999'],
  [1299, '1.2K'],
  [13_999, '13.9K'],
  [19_999_999, '19.9M'],
  [1_290_000_000, '1.2B'],
])('in English %d is shown as %s', (count, label) => {
  expect(say('en', () => countLabel(count))).toBe(label);
});
