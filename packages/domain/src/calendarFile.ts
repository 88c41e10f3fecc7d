import { type CalendarEntry, calendarPayload } from './calendarRange.ts';
import { fileName } from './fileName.ts';
import { deadline } from './words/deadline.ts';

/** Media type of a calendar file. */
export const calendarFileType = 'text/calendar;charset=utf-8';

/** One entry of a calendar file; it must have passed `calendarErrors`. */
export interface CalendarFileEntry extends CalendarEntry {
  /** The event's id, so that a second import replaces the first. */
  readonly id: number;
  /** What of it stands in the calendar: its own days, or when it ends. One does not replace the other. */
  readonly kind: 'event' | 'deadline';
  /** Where the event can be read. */
  readonly address: string;
}

/**
 * Events as an iCalendar file (RFC 5545), for calendars that are not Google's (requirement CA-7): each with its address
 * and a reminder one day before it ends.
 */
export function calendarFile(entries: readonly CalendarFileEntry[], { now }: { now: Date }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Campus Bell//KO',
    ...entries.flatMap((entry) => eventLines(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ id, kind, address, ...entry }: CalendarFileEntry, now: Date): string[] {
  const { summary, description, startDate, endDate } = calendarPayload(entry);
  return [
    'BEGIN:VEVENT',
    `UID:${kind}-${id}@campus-bell`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(new Date(startDate))}`,
    `DTEND:${utc(new Date(endDate))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    'TRIGGER;RELATED=END:-P1D',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** What the file of an event with this title is called. */
export function calendarFileName(title: string): string {
  return fileName(title, 'ics', deadline.fileName);
}

function utc(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|\r|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what no calendar reads
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]+/g, ' ')
  );
}

const longestLine = 75;

/** Lines are at most 75 octets long; what is over goes on behind a space, never in the middle of a letter. */
function folded(line: string): string {
  let length = 0;
  let result = '';
  for (const letter of line) {
    const octets = new TextEncoder().encode(letter).length;
    if (length + octets > longestLine) {
      result += '\r\n ';
      length = 1;
    }
    result += letter;
    length += octets;
  }
  return result;
}
