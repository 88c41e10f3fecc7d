import { type CalendarEntry, calendarPayload } from './calendarRange.ts';

/** Media type of a calendar file. */
export const calendarFileType = 'text/calendar;charset=utf-8';

/**
 * An event as an iCalendar file (RFC 5545), for calendars that are not Google's (requirement CA-7). The entry
 * must have passed `calendarErrors`.
 * @param id the event's id, so that a second import replaces the first
 */
export function calendarFile(entry: CalendarEntry, { id, now }: { id: number; now: Date }): string {
  const { summary, description, startDate, endDate } = calendarPayload(entry);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Campus Bell//KO',
    'BEGIN:VEVENT',
    `UID:event-${id}@campus-bell`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(new Date(startDate))}`,
    `DTEND:${utc(new Date(endDate))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A file name that every system takes, from the event's title. */
export function calendarFileName(title: string): string {
  const name = title
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '');
  return `${[...name].slice(0, 60).join('').trim() || '일정'}.ics`;
}

function utc(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
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
