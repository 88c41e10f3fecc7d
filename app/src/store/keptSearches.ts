import { boardBySlug } from '@campus-bell/domain/categories';
import { type MyBoards, type OpenedBoard, ownBoard, withOpened } from '@campus-bell/domain/myBoards';
import { noticeKeys } from '@campus-bell/ui/notices/noticeKeys';
import { useMemo, useSyncExternalStore } from 'react';
import { forgetSavedAnswers } from '../device/answersDatabase.ts';
import { deviceStorage } from '../device/safeStorage.ts';
import { keepSharedDevice } from '../session/keepSharedDevice.ts';
import { searchKeys, storedMember, storedOwner, useSessionStore } from '../session/sessionStore.ts';
import { isSharedDevice, leavesNothing } from '../session/sharedDevice.ts';

/** What the device keeps of somebody's searches. */
export interface KeptSearches extends MyBoards {
  /** Texts searched for, the latest first. */
  readonly texts: readonly string[];
}

const nothing: KeptSearches = { pinned: [], opened: [], texts: [] };
const listeners = new Set<() => void>();

/**
 * Reads what is kept of whoever is here. What a visitor left goes along to the login and belongs to the member then;
 * what belongs to anybody else is not there.
 */
export function readKeptSearches(): KeptSearches {
  return keptIn(deviceStorage.get(searchKeys.kept), storedOwner());
}

/** Changes what is kept; nothing while a session ends, or where the page is still that of a former member. */
export function changeKeptSearches(change: (kept: KeptSearches) => KeptSearches): void {
  const { ended, memberId } = useSessionStore.getState();
  const owner = storedOwner();
  if (ended !== null || memberId !== owner) return;
  const changed = change(readKeptSearches());
  const kept = leavesNothing() ? { ...changed, opened: [], texts: [] } : changed;
  deviceStorage.set(searchKeys.kept, JSON.stringify({ ...kept, owner }));
  tell();
}

/** A board is looked at. */
export function keepOpened(slug: string): void {
  changeKeptSearches((kept) => ({ ...kept, opened: withOpened(kept.opened, slug, Date.now()) }));
}

/** Keeps whether others use this browser too, and forgets at once what a visitor looked for and read. */
export function chooseSharedDevice(isShared: boolean): void {
  if (isShared && storedOwner() === null) {
    const { kept, ...boards } = searchKeys;
    for (const key of Object.values({ ...boards, ...noticeKeys })) deviceStorage.remove(key);
  }
  keepSharedDevice(isShared);
  changeKeptSearches((kept) => kept);
  tell();
  if (leavesNothing()) forgetSavedAnswers();
}

/** What is kept of whoever is here, following other tabs. */
export function useKeptSearches(): { kept: KeptSearches; own: string | null; isShared: boolean } {
  const memberId = useSessionStore((state) => state.memberId);
  const text = useSyncExternalStore(subscribe, readText, () => null);
  const isShared = useSyncExternalStore(subscribe, isSharedDevice, () => false);
  const kept = useMemo(() => keptIn(text, memberId), [text, memberId]);
  return { kept, own: memberId === null ? null : ownBoard(storedMember()?.department), isShared };
}

function readText(): string | null {
  return deviceStorage.get(searchKeys.kept);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function keptIn(text: string | null, owner: string | null): KeptSearches {
  const found = parsed(text);
  if (typeof found.owner === 'string' && found.owner !== owner) return nothing;
  const isBoard = (slug: unknown): slug is string => typeof slug === 'string' && boardBySlug(slug) !== null;
  const isOpened = (one: unknown): one is OpenedBoard => {
    const { slug, at } = (one ?? {}) as Partial<OpenedBoard>;
    return isBoard(slug) && typeof at === 'number';
  };
  return {
    pinned: listOf(found.pinned).filter(isBoard),
    opened: listOf(found.opened).filter(isOpened),
    texts: listOf(found.texts).filter((one): one is string => typeof one === 'string'),
  };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
