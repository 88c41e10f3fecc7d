import { useSyncExternalStore } from 'react';
import { type UiEnvironment, useEnvironment } from '../environment/UiEnvironment.tsx';
import type { NewNotices } from './boardMarks.tsx';
import type { NoticeMemory } from './NoticeMemory.tsx';

type Load = UiEnvironment['loadNotices'];

interface Loading {
  memory: NoticeMemory | null;
  isUnderWay: boolean;
  listeners: Set<() => void>;
  /** Asks for it, and tells when it is there. */
  follow(onChange: () => void): () => void;
  /** The same, and when another notice is read. */
  followRead(onChange: () => void): () => void;
}

const ofLoads = new WeakMap<Load, Loading>();

/** What the device remembers of notices; null until its part is there, and where it does not come. */
export function useNotices(): NoticeMemory | null {
  const loading = loadingOf(useEnvironment().loadNotices);
  return useSyncExternalStore(
    loading.follow,
    () => loading.memory,
    () => null,
  );
}

/** Whether a notice was opened on this device. */
export function useIsRead(eventId: number): boolean {
  const loading = loadingOf(useEnvironment().loadNotices);
  return useSyncExternalStore(
    loading.followRead,
    () => loading.memory?.read.has(eventId) ?? false,
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
  const loading: Loading = {
    memory: null,
    isUnderWay: false,
    listeners: new Set(),
    follow(onChange) {
      loading.listeners.add(onChange);
      void start(load, loading);
      return () => loading.listeners.delete(onChange);
    },
    followRead(onChange) {
      let leaveRead = loading.memory?.read.follow(onChange);
      const leave = loading.follow(() => {
        leaveRead ??= loading.memory?.read.follow(onChange);
        onChange();
      });
      return () => {
        leave();
        leaveRead?.();
      };
    },
  };
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
