import { describe, expect, test } from 'vitest';
import { calendarFile, calendarFileName, calendarFileType } from './calendarFile.ts';

const now = new Date('2026-03-04T09:00:00+09:00');
const entry = {
  title: '장학금 신청; 1차, 2차',
  content: '서류를 내세요\n역슬래시 \\ 도 그대로',
  start: '2026-03-04T00:00',
  end: '2026-03-10T18:00',
  id: 17_042,
  kind: 'event',
  address: 'https://campus.test/event/17042',
} as const;
const file = calendarFile([entry], { now });

describe('the calendar file', () => {
  test('holds the times in UTC, so that every calendar shows Korea’s', () => {
    expect(file).toContain('\r\nDTSTART:20260303T150000Z\r\n');
    expect(file).toContain('\r\nDTEND:20260310T090000Z\r\n');
    expect(file).toContain('\r\nDTSTAMP:20260304T000000Z\r\n');
  });

  test('is a calendar from its first line to its last, as other programs ask', () => {
    expect(calendarFileType).toBe('text/calendar;charset=utf-8');
    expect(
      file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Campus Bell//KO\r\nBEGIN:VEVENT\r\n'),
    ).toBe(true);
    expect(file.endsWith('\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  test('escapes what has a meaning in iCalendar', () => {
    expect(file).toContain('SUMMARY:장학금 신청\\; 1차\\, 2차\r\n');
    expect(file).toContain('DESCRIPTION:서류를 내세요\\n역슬래시 \\\\ 도 그대로\r\n');
  });

  test('holds no control character of a notice, which no calendar would read', () => {
    const title = '특강\u0000\u000b\u007f안내';
    const pasted = calendarFile([{ ...entry, title, content: `${title}\t표\n끝` }], { now });
    expect(pasted).toContain('SUMMARY:특강 안내\r\n');
    expect(pasted).toContain('DESCRIPTION:특강 안내\t표\\n끝\r\n');
  });

  test('names the event, so that a second import replaces the first', () => {
    expect(file).toContain('UID:event-17042@campus-bell\r\n');
  });

  test('names its deadline apart: neither replaces the other', () => {
    const deadline = calendarFile([{ ...entry, kind: 'deadline' }], { now });
    expect(deadline).toContain('UID:deadline-17042@campus-bell\r\n');
  });

  test('leads to the event, and reminds one day before the end', () => {
    expect(file).toContain('\r\nURL:https://campus.test/event/17042\r\n');
    expect(file).toContain(
      'BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:장학금 신청\\; 1차\\, 2차\r\nTRIGGER',
    );
    expect(file).toContain('\r\nTRIGGER;RELATED=END:-P1D\r\nEND:VALARM\r\nEND:VEVENT\r\n');
  });

  test('holds as many events as are given, in one calendar', () => {
    const many = calendarFile([entry, { ...entry, id: 17_043 }], { now });
    expect(many.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
    expect(many.match(/UID:event-\d+/g)).toEqual(['UID:event-17042', 'UID:event-17043']);
    expect(many.match(/END:VEVENT/g)).toHaveLength(2);
  });

  test('has no line over 75 octets and loses no letter when folded', () => {
    const content = '신청 기간을 꼭 확인해 주세요. '.repeat(20).trim();
    const long = calendarFile([{ ...entry, content }], { now });
    for (const line of long.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(calendarFile([{ ...entry, content: 'x'.repeat(63) }], { now })).toContain(
      `:${'x'.repeat(63)}\r\nURL`,
    );
    expect(long.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${content}\r\n`);
  });
});

test.each([
  ['봄 축제 안내', '봄 축제 안내.ics'],
  ['[장학] 1/2차: "신청"?', '[장학] 1 2차 신청.ics'],
  ['..', '일정.ics'],
  ['가'.repeat(80), `${'가'.repeat(60)}.ics`],
])('the file of %j is called %j', (title, name) => {
  expect(calendarFileName(title)).toBe(name);
});
