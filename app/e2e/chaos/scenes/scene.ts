import type { Campus } from '@campus-bell/fixtures/campus';
import type { Person } from '@campus-bell/fixtures/state/person';
import { expect, type Locator, type Page } from '@playwright/test';
import type { VisitOptions } from '../visit.ts';

/** Where a call is made from, and what may stand there afterwards. */
export interface Scene {
  as: VisitOptions['as'];
  /** Where the page opens; the campus can still be prepared. */
  path: string | ((campus: Campus, person: Person | null) => string);
  notes?: Record<string, string>;
  /** Goes to the control, while everything still works; once more where it is gone before another attempt. */
  prepare?(page: Page): Promise<unknown>;
  /** What is pressed to make the call; without it the call is made as the page opens. */
  control?(page: Page): Locator;
  /** What was typed or chosen, and has to be there after a failure. */
  input?(page: Page): Promise<string>;
  /** What is said when the call fails, each as a piece of text; nothing where the last value has to stand (FR-12). */
  says: readonly string[];
  /** What stands once the call has come about, or the last value. */
  shown(page: Page): Locator;
  /** Where there is nothing more to press: nobody stays on this screen after a failure, or nothing has to be there. */
  isOptional?: boolean;
  /** How often the page's head asks too, as everybody, for what stands there before the app does. */
  askedAhead?: number;
  /** A failure can cost the session: the way on is to log in. */
  mayEndAtLogin?: boolean;
}

/** Presses what makes the call. */
export async function press(page: Page, { prepare, control }: Scene): Promise<void> {
  const pressed = control?.(page).first();
  if (!(await pressed?.isVisible())) await prepare?.(page);
  await pressed?.click();
}

export const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
export const alertOf = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name });
export const cards = (page: Page) => page.getByRole('main').getByRole('article').first();
export const navigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name });

/** Waits for something that has to be there before a walk goes on. */
export const isThere = (locator: Locator) => expect(locator.first()).toBeVisible({ timeout: 10_000 });
