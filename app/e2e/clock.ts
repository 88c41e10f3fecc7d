import type { BrowserContext, Page } from '@playwright/test';
import type { CampusControl } from './test.ts';

const [hourMs, dayMs] = [3_600_000, 86_400_000];
const koreaAheadMs = 9 * hourMs;

/** 9 in the morning of the Monday after a moment in Korea; a week on, where that is a Monday itself. */
export function nextMonday(now: number): Date {
  const today = Math.floor((now + koreaAheadMs) / dayMs);
  // The first day of 1970 was a Thursday: day 4 a Monday.
  const days = 7 - ((today - 4) % 7);
  return new Date((today + days) * dayMs + 9 * hourMs - koreaAheadMs);
}

/** Lets the campus and every page that opens from now on take a moment for now; time goes on from there. */
export async function setClock(context: BrowserContext, campus: CampusControl, moment: Date): Promise<void> {
  const ahead = moment.getTime() - Date.now();
  await campus.flip({ clock: moment.toISOString() });
  await context.addInitScript((shift) => {
    const Real = Date;
    class Shifted extends Real {
      constructor(...given: [] | [number]) {
        if (given.length === 0) super(Real.now() + shift);
        else super(...given);
      }
      static override now = () => Real.now() + shift;
    }
    Object.assign(window, { Date: Shifted });
  }, ahead);
}

/** No minute passes on a page from its next document on: it is always now. Timers and frames come as ever. */
export async function stopTime(page: Page): Promise<void> {
  await page.addInitScript((now) => {
    const Real = Date;
    class Stopped extends Real {
      constructor(...given: [] | [number]) {
        if (given.length === 0) super(now);
        else super(...given);
      }
      static override now = () => now;
    }
    Object.assign(window, { Date: Stopped });
  }, Date.now());
}
