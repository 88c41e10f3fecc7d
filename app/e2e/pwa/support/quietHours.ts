import type { Page } from '@playwright/test';
import { writeNote } from './deviceNotes.ts';

/** Quiet hours that hold now, whatever the hour of the test. */
export function quietNow(): { from: string; to: string } {
  const hour = new Date().getHours();
  const at = (distance: number) => `${String((hour + distance + 24) % 24).padStart(2, '0')}:00`;
  return { from: at(-1), to: at(2) };
}

/** Writes the device's choice as the profile does, for a page whose app has opened the notes before. */
export const chooseQuietHours = (page: Page, hours: { from: string; to: string } | null) =>
  writeNote(page, 'quietHours', hours);
