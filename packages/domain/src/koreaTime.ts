import { utcOffset } from './limits.ts';
import { compactDay } from './words/compact.ts';

const koreaShiftMs = 9 * 60 * 60 * 1000;
const wallClock = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2}))?(?:[.,](\d+))?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * A date of the server. The wire has no zone and means Korea (+09:00) whatever the device's zone; `Z` and
 * offsets are honoured, fractions are cut to milliseconds. Anything else, impossible dates included, is null.
 */
export function parseServerTime(text: unknown): Date | null {
  if (typeof text !== 'string') return null;
  const match = wallClock.exec(text.trim());
  if (!match) return null;
  const [, day, minute, second = '00', fraction = '', zone = utcOffset] = match;
  const millis = fraction.slice(0, 3).padEnd(3, '0');
  const asUtc = new Date(`${day}T${minute}:${second}.${millis}Z`);
  const existsOnTheCalendar =
    !Number.isNaN(asUtc.getTime()) && asUtc.toISOString().startsWith(`${day}T${minute}`);
  if (!existsOnTheCalendar) return null;
  const shiftMs = zoneShiftMs(zone);
  return shiftMs === null ? null : new Date(asUtc.getTime() - shiftMs);
}

function zoneShiftMs(zone: string): number | null {
  if (zone.toUpperCase() === 'Z') return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(-2));
  if (hours > 23 || minutes > 59) return null;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60 * 1000;
}

/** Year-month-day hour:minute on the Korean wall clock: `2026-03-04 09:05` (spec §2, event detail). */
export function formatKoreaDateTime(date: Date): string {
  return koreaInputValue(date).replace('T', ' ');
}

/** `3월 4일` in Korea; with its year if `now` is in another one. */
export function formatKoreaDate(date: Date, now?: Date): string {
  const day = koreaDayKey(date);
  return compactDay(day, now !== undefined && !koreaDayKey(now).startsWith(day.slice(0, 4)));
}

/** Korean wall clock as a `datetime-local` value, minute precision: `2026-03-04T09:05` (spec §2, calendar dialog). */
export function koreaInputValue(date: Date): string {
  return new Date(date.getTime() + koreaShiftMs).toISOString().slice(0, 16);
}

/** A `datetime-local` value as the server wants it: seconds 00 and +09:00 (spec §5). */
export function calendarWireTime(inputValue: string): string {
  return `${inputValue.slice(0, 16)}:00${utcOffset}`;
}

/** The day in Korea, `YYYY-MM-DD`: the key under which rows of one day are grouped. */
export function koreaDayKey(date: Date): string {
  return koreaInputValue(date).slice(0, 10);
}
