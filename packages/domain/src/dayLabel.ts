import { formatKoreaDate, koreaDayKey } from './koreaTime.ts';
import { time } from './words/time.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The day in Korea as a heading: 오늘, 어제, then `3월 2일`, in another year `2025년 3월 2일`. A future time is 오늘. */
export function dayLabel(date: Date, now: Date): string {
  const day = koreaDayKey(date);
  if (day >= koreaDayKey(now)) return time.today;
  if (day === koreaDayKey(new Date(now.getTime() - dayMs))) return time.yesterday;
  return formatKoreaDate(date, now);
}
