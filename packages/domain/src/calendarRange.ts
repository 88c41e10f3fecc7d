import { calendarWireTime, koreaInputValue } from './koreaTime.ts';
import { noticeLines } from './noticeText.ts';
import { calendar } from './words/calendar.ts';

/** What the calendar dialog holds; start and end are `datetime-local` values on the Korean wall clock, '' while empty. */
export interface CalendarEntry {
  readonly title: string;
  readonly content: string;
  readonly start: string;
  readonly end: string;
}

/** One text per field that stops the submission. */
export interface CalendarErrors {
  title?: string;
  content?: string;
  start?: string;
  end?: string;
}

/** Body of POST /api/event/calendar. */
export interface CalendarPayload {
  readonly summary: string;
  readonly description: string;
  readonly startDate: string;
  readonly endDate: string;
}

const inputValue = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** The prefilled dialog: the notice's title, its lines, and now in Korea for start and end (spec §2). */
export function calendarEntry(event: { title: string; content: string | null }, now: Date): CalendarEntry {
  const nowInKorea = koreaInputValue(now);
  return {
    title: event.title,
    content: noticeLines(event.content).join('\n'),
    start: nowInKorea,
    end: nowInKorea,
  };
}

/** Sets the start; a later one than the end takes the end with it (spec §2). */
export function withStart(entry: CalendarEntry, start: string): CalendarEntry {
  return { ...entry, start, end: isLater(start, entry.end) ? start : entry.end };
}

/** Sets the end; an earlier one than the start takes the start with it (spec §2). */
export function withEnd(entry: CalendarEntry, end: string): CalendarEntry {
  return { ...entry, end, start: isLater(entry.start, end) ? end : entry.start };
}

/** Within a minute none is later. */
function isLater(a: string, b: string): boolean {
  return inputValue.test(a) && inputValue.test(b) && a.slice(0, 16) > b;
}

/** The fields that are missing, with the text for each; an empty object lets the submission pass (spec §5). */
export function calendarErrors(entry: CalendarEntry): CalendarErrors {
  const errors: CalendarErrors = {};
  if (entry.title.trim() === '') errors.title = calendar.titleRequired;
  if (entry.content.trim() === '') errors.content = calendar.contentRequired;
  if (!inputValue.test(entry.start)) errors.start = calendar.startRequired;
  if (!inputValue.test(entry.end)) errors.end = calendar.endRequired;
  return errors;
}

/** The request body: trimmed texts, local date-times with seconds 00 and +09:00 (spec §5). */
export function calendarPayload(entry: CalendarEntry): CalendarPayload {
  return {
    summary: entry.title.trim(),
    description: entry.content.trim(),
    startDate: calendarWireTime(entry.start),
    endDate: calendarWireTime(entry.end),
  };
}
