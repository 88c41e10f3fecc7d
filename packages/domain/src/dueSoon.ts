import { deadlineLabel } from './deadlineLabel.ts';
import { koreaDayKey } from './koreaTime.ts';
import { deadline } from './words/deadline.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How many deadlines end today and tomorrow, in Korea; what is over today does not count. */
export function dueSoon(ends: readonly string[], now: Date): { today: number; tomorrow: number } {
  const tomorrow = koreaDayKey(new Date(now.getTime() + dayMs));
  return {
    today: ends.filter((end) => deadlineLabel({ end }, now).stage === 'today').length,
    tomorrow: ends.filter((end) => end.slice(0, 10) === tomorrow).length,
  };
}

/** `찜한 글 2개가 내일 마감돼요`; null where nothing ends today or tomorrow. */
export function dueSoonText({ today, tomorrow }: { today: number; tomorrow: number }): string | null {
  if (today > 0 && tomorrow > 0) return deadline.dueTodayAndTomorrow({ today, tomorrow });
  if (today > 0) return deadline.dueToday({ today });
  return tomorrow > 0 ? deadline.dueTomorrow({ tomorrow }) : null;
}
