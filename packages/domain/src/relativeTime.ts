import { formatKoreaDate } from './koreaTime.ts';
import { time } from './words/time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** 방금 전, N분 전, N시간 전, N일 전 (spec §2, notifications). A future time (clock skew) is 방금 전. */
export function notificationTime(date: Date, now: Date): string {
  const ageMs = now.getTime() - date.getTime();
  if (ageMs < minuteMs) return time.now;
  if (ageMs < hourMs) return time.minutes({ count: Math.floor(ageMs / minuteMs) });
  if (ageMs < dayMs) return time.hours({ count: Math.floor(ageMs / hourMs) });
  return time.days({ count: Math.floor(ageMs / dayMs) });
}

/** Like {@link notificationTime} for a week, then the date in Korea: `3월 4일`. */
export function cardTime(date: Date, now: Date): string {
  const ageMs = now.getTime() - date.getTime();
  return ageMs < 7 * dayMs ? notificationTime(date, now) : formatKoreaDate(date, now);
}
