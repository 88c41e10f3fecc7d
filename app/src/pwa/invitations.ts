import { dismissMs } from '@campus-bell/domain/limits';
import type { SafeStorage } from '../device/safeStorage.ts';

const dismissedKey = 'modalDismissedUntil';
const firstTimeKey = 'isFirstTimeOpen';
const iosKey = 'iosInstallPrompt';

/** Whether 'don't show today' still holds (spec §3: modalDismissedUntil); a broken record does not. */
export function isInstallDismissed(storage: SafeStorage, now: number): boolean {
  const until = Number(storage.get(dismissedKey));
  return Number.isFinite(until) && now < until && until <= now + dismissMs;
}

/** Keeps the install prompt away for a day (spec §9). */
export function dismissInstallForToday(storage: SafeStorage, now: number): void {
  storage.set(dismissedKey, String(now + dismissMs));
}

/** Whether the installed app opens for the first time (spec §3: isFirstTimeOpen). */
export function isFirstLaunch(storage: SafeStorage): boolean {
  return storage.get(firstTimeKey) === null;
}

/** The first launch has been greeted. */
export function endFirstLaunch(storage: SafeStorage): void {
  storage.set(firstTimeKey, 'false');
}

/** What holds until the page is loaded anew. */
export const thisLaunch = {
  /** The install prompt was closed. */
  isPutOff: false,
  /** Whether the prompt of an iPhone's browser is still to come; null before the visit is counted. */
  isIosPromptDue: null as boolean | null,
};

interface IosRecord {
  isValid: boolean;
  visits: number;
}

/** Counts a visit of an iPhone's browser and says whether the prompt is due: on the first one only (HO-8). */
export function countIosVisit(storage: SafeStorage): boolean {
  const record = iosRecord(storage);
  const visits = record.visits + 1;
  storage.set(iosKey, JSON.stringify({ ...record, visits }));
  return record.isValid && visits === 1;
}

/** The prompt was closed and never comes back. */
export function endIosPrompt(storage: SafeStorage): void {
  storage.set(iosKey, JSON.stringify({ ...iosRecord(storage), isValid: false }));
}

function iosRecord(storage: SafeStorage): IosRecord {
  const kept = storage.get(iosKey);
  if (kept === null) return { isValid: true, visits: 0 };
  try {
    const { isValid, visits } = JSON.parse(kept) as Partial<IosRecord>;
    return { isValid: isValid === true, visits: typeof visits === 'number' ? visits : 1 };
  } catch {
    return { isValid: false, visits: 1 };
  }
}
