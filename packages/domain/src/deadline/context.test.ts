import { describe, expect, test } from 'vitest';
import { isGrouping } from './context.ts';

describe('a label only groups', () => {
  test.each([
    '',
    '- ',
    '10. 신입생: ',
    '2 차 ',
    '12차 ',
    '2 학년 ',
    '10학년 ',
    '전학년: ',
    '전 학년: ',
    '석박사 ',
    '석·박사 ',
    '신편입생 ',
    '신·편입생: ',
    '희망자 ',
    '희망자는 ',
    '관심 있는 학생 ',
    '관심 있는 학생은 ',
    '해당자 ',
    '해당자는 ',
    '해당 학생 ',
    '해당 학생은 ',
    'Date: ',
    'Dates: ',
    'Freshmen: ',
    'Freshman ',
    'undergraduate ',
    'graduate students ',
    'new student by ',
    'Tue ',
    'Tues ',
    'Tuesday ',
    'Wed ',
    'Wednesday ',
    'Thu ',
    'Thur ',
    'Thurs ',
    'Thursday ',
    'Sat ',
    'Saturday ',
  ])('with %j', (label) => {
    expect(isGrouping(label)).toBe(true);
  });

  test.each(['동아리: ', '2차 면접: ', '신입생 면담 ', 'Orientation: ', `${'재학생 '.repeat(20)}: `])(
    'and not with %j',
    (label) => {
      expect(isGrouping(label)).toBe(false);
    },
  );
});
