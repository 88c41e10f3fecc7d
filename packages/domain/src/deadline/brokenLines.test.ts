import { expect, test } from 'vitest';
import { mendedLines } from './brokenLines.ts';

/** Lines of a notice of 4 March 2026, put together again. */
const mended = (...texts: string[]) =>
  mendedLines(
    texts.map((text) => ({ text, from: 0 })),
    '2026-03-04',
  ).map(({ text }) => text);

test.each([
  [['신청 3월 4일 10시', '~ 3월 10일'], ['신청 3월 4일 10시 ~ 3월 10일']],
  [['신청 3월 4일 10시 30분', '~ 3월 10일'], ['신청 3월 4일 10시 30분 ~ 3월 10일']],
  [['신청 3월 4일 정오', '~', '3월 10일 자정'], ['신청 3월 4일 정오 ~ 3월 10일 자정']],
  [['신청 3월 4일부터', '3월 10일'], ['신청 3월 4일부터 3월 10일']],
  [
    ['신청 기간', '3. 4.', '3. 10.'],
    ['신청 기간', '3. 4. ~ 3. 10.'],
  ],
])('%j are %j', (texts, whole) => {
  expect(mended(...texts)).toEqual(whole);
});

test.each([[['신청 3월 4일부터 접수처까지', '3월 10일']], [['신청 기간', '3. 4.', '3. 10. (연장)']]])(
  '%j stay apart',
  (texts) => {
    expect(mended(...texts)).toEqual(texts);
  },
);
