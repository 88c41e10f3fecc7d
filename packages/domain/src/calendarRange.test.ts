import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CalendarEntry,
  calendarEntry,
  calendarErrors,
  calendarPayload,
  withEnd,
  withStart,
} from './calendarRange.ts';
import { koreaInputValue } from './koreaTime.ts';

const entry: CalendarEntry = {
  title: '장학금 신청',
  content: '서류를 내세요',
  start: '2026-03-04T09:00',
  end: '2026-03-04T18:00',
};

describe('start and end are linked', () => {
  test('a start later than the end moves the end to it', () => {
    expect(withStart(entry, '2026-03-05T09:00')).toEqual({
      ...entry,
      start: '2026-03-05T09:00',
      end: '2026-03-05T09:00',
    });
  });

  test('an end earlier than the start moves the start to it', () => {
    expect(withEnd(entry, '2026-03-03T23:59')).toEqual({
      ...entry,
      start: '2026-03-03T23:59',
      end: '2026-03-03T23:59',
    });
  });

  test('a start before the end leaves the end', () => {
    expect(withStart(entry, '2026-03-04T17:59').end).toBe(entry.end);
  });

  test('an end after the start leaves the start', () => {
    expect(withEnd(entry, '2026-12-31T00:00').start).toBe(entry.start);
  });

  test('an emptied field moves nothing', () => {
    expect(withStart(entry, '')).toEqual({ ...entry, start: '' });
    expect(withEnd(entry, '')).toEqual({ ...entry, end: '' });
  });

  test('an empty field is not filled by its partner', () => {
    expect(withStart({ ...entry, end: '' }, '2027-01-01T00:00').end).toBe('');
    expect(withEnd({ ...entry, start: '' }, '2020-01-01T00:00').start).toBe('');
  });

  const time = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map(koreaInputValue);
  const steps = fc.array(fc.record({ field: fc.constantFrom('start', 'end'), to: time }), { minLength: 1 });

  test('whatever is set in whatever order, the start is never after the end and the last choice stands', () => {
    fc.assert(
      fc.property(steps, (choices) => {
        let current = entry;
        for (const { field, to } of choices) {
          const before = current;
          current = field === 'start' ? withStart(current, to) : withEnd(current, to);
          expect(current.start <= current.end).toBe(true);
          expect(field === 'start' ? current.start : current.end).toBe(to);
          const partner = field === 'start' ? 'end' : 'start';
          expect([before[partner], to]).toContain(current[partner]);
        }
      }),
    );
  });
});

describe('the prefilled entry', () => {
  test('joins the lines of the notice and takes now in Korea for start and end', () => {
    const event = { title: '특강 안내', content: String.raw`첫 줄\n둘째 줄` };
    expect(calendarEntry(event, new Date('2026-03-03T20:30:30Z'))).toEqual({
      title: '특강 안내',
      content: '첫 줄\n둘째 줄',
      start: '2026-03-04T05:30',
      end: '2026-03-04T05:30',
    });
  });

  test('has empty content when the notice has none', () => {
    expect(calendarEntry({ title: '특강', content: null }, new Date(0)).content).toBe('');
  });
});

describe('a missing field', () => {
  test('stops the submission with the text of the spec, each under its own field', () => {
    expect(calendarErrors({ title: '', content: '', start: '', end: '' })).toEqual({
      title: '제목을 입력해 주세요',
      content: '내용을 입력해 주세요',
      start: '시작 날짜를 선택해 주세요',
      end: '종료 날짜를 선택해 주세요',
    });
  });

  test('is also one of only white space', () => {
    expect(calendarErrors({ ...entry, title: ' \t\u3000', content: '\n\n' })).toEqual({
      title: '제목을 입력해 주세요',
      content: '내용을 입력해 주세요',
    });
  });

  test('is also a date that is none', () => {
    for (const start of ['2026-03', '12026-03-04T09:00', '2026-03-04T09:0']) {
      expect(calendarErrors({ ...entry, start })).toEqual({ start: '시작 날짜를 선택해 주세요' });
    }
  });

  test('is not there in a complete entry', () => {
    expect(calendarErrors(entry)).toEqual({});
  });
});

test('the payload has trimmed texts and Korean local times with seconds 00', () => {
  expect(calendarPayload({ ...entry, title: ' 장학금 ', content: ' 서류를 내세요\n' })).toEqual({
    summary: '장학금',
    description: '서류를 내세요',
    startDate: '2026-03-04T09:00:00+09:00',
    endDate: '2026-03-04T18:00:00+09:00',
  });
});

test('within a minute neither end moves the other', () => {
  const [minute, second] = ['2026-03-04T09:00', '2026-03-04T09:00:30'];
  expect(withStart({ ...entry, end: minute }, second).end).toBe(minute);
  expect(withStart({ ...entry, end: second }, minute).end).toBe(second);
});
