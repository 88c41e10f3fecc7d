import { expect, test } from 'vitest';
import { candidatesOf } from './candidates.ts';
import { subjectOf } from './context.ts';
import { isOfTitle } from './titleTimes.ts';

test.each(['3. 5. ~ 3. 9.', ' 3. 5. ~ 3. 9.'])(
  'behind nothing but blanks, the line above is the label of a period: %j',
  (line) => {
    const [candidate] = candidatesOf(line, '2026-03-04');
    const subject = subjectOf('만족도 조사 참여 안내');
    const above = { text: '조사기간:', from: 0 };
    expect(candidate && isOfTitle(candidate, above, subject)).toBe(true);
    expect(candidate && isOfTitle(candidate, { ...above, text: '조사 대상' }, subject)).toBe(false);
  },
);
