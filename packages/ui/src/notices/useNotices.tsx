import { useEffect, useSyncExternalStore } from 'react';
import { type UiEnvironment, useEnvironment } from '../environment/UiEnvironment.tsx';
import type { NewNotices } from './boardMarks.tsx';
import type { NoticeMemory } from './NoticeMemory.tsx';

type Load = UiEnvironment['loadNotices'];

interface Loading {
  memory: NoticeMemory | null;
  isUnderWay: boolean;
  listeners: Set<() => void>;
}

const ofLoads = new WeakMap<Load, Loading>();

/** What the device remembers of notices; null until its part is there, and where it does not come. */
export function useNotices(): NoticeMemory | null {
  const { loadNotices } = useEnvironment();
  const loading = loadingOf(loadNotices);
  useEffect(() => {
    void start(loadNotices, loading);
  }, [loadNotices, loading]);
  return useSyncExternalStore(
    (onChange) => {
      loading.listeners.add(onChange);
      return () => loading.listeners.delete(onChange);
    },
    () => loading.memory,
    () => null,
  );
}

/** Whether a notice was opened on this device. */
export function useIsRead(eventId: number): boolean {
  const notices = useNotices();
  return useSyncExternalStore(
    notices?.read.follow ?? never,
    () => notices?.read.has(eventId) ?? false,
    () => false,
  );
}

/** What was new on a board when it was opened last, for its chip; null where nothing was, and before it was opened. */
export function useNewOnBoard(slug: string): NewNotices | null {
  const notices = useNotices();
  return useSyncExternalStore(
    notices?.boards.follow ?? never,
    () => notices?.boards.newOn(slug) ?? null,
    () => null,
  );
}

const never = () => () => undefined;

function loadingOf(load: Load): Loading {
  const known = ofLoads.get(load);
  if (known !== undefined) return known;
  const loading: Loading = { memory: null, isUnderWay: false, listeners: new Set() };
  ofLoads.set(load, loading);
  return loading;
}

/** A part that does not come leaves the screens without marks; whoever needs it next asks again. */
async function start(load: Load, loading: Loading): Promise<void> {
  if (loading.isUnderWay || loading.memory !== null) return;
  loading.isUnderWay = true;
  try {
    loading.memory = await load();
    for (const listener of [...loading.listeners]) listener();
  } catch {
    loading.isUnderWay = false;
  }
}
