import type { Locator } from '@playwright/test';
import { settle } from '../look.ts';
import type { Visit } from '../visit.ts';

export const patienceMs = 6000;
const lateMs = 300;

/** Whether something stands on a page, or comes before the page has settled or at once after. */
export async function comes(visit: Visit, found: Locator): Promise<boolean> {
  const first = found.first();
  if (await first.isVisible()) return true;
  await settle(visit, patienceMs);
  return first.waitFor({ timeout: lateMs }).then(
    () => true,
    () => false,
  );
}

/** Presses something that may not be there; whether it was. */
export async function pressIfThere(visit: Visit, found: Locator): Promise<boolean> {
  if (!(await comes(visit, found))) return false;
  return found
    .first()
    .click({ timeout: patienceMs })
    .then(
      () => true,
      () => false,
    );
}
