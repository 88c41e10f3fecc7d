import { formatKoreaDate } from './koreaTime.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** 방금 전, N분 전, N시간 전, N일 전 (spec §2, notifications). A future time (clock skew) is 방금 전. */
export function notificationTime(date: Date, now: Date): string {
  const ageMs = now.getTime() - date.getTime();
  if (ageMs < minuteMs) return '방금 전';
  if (ageMs < hourMs) return `${Math.floor(ageMs / minuteMs)}분 전`;
  if (ageMs < dayMs) return `${Math.floor(ageMs / hourMs)}시간 전`;
  return `${Math.floor(ageMs / dayMs)}일 전`;
}

/** Like {@link notificationTime} for a week, then the date in Korea: `3월 4일`. */
export function cardTime(date: Date, now: Date): string {
  const ageMs = now.getTime() - date.getTime();
  return ageMs < 7 * dayMs ? notificationTime(date, now) : formatKoreaDate(date, now);
}
