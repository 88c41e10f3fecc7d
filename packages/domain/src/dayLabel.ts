import { formatKoreaDate, koreaDayKey } from './koreaTime.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The day in Korea as a heading: 오늘, 어제, then `3월 2일`, in another year `2025년 3월 2일`. A future time is 오늘. */
export function dayLabel(date: Date, now: Date): string {
  const day = koreaDayKey(date);
  if (day >= koreaDayKey(now)) return '오늘';
  if (day === koreaDayKey(new Date(now.getTime() - dayMs))) return '어제';
  return formatKoreaDate(date, now);
}
