import { chunkTimeoutMs } from '@campus-bell/domain/limits';
import { visitStorage } from './safeStorage.ts';

/** A part of the app that did not arrive: a new deploy took its file away, or the network failed. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

interface Recovery {
  isOnline(): boolean;
  reload(): void;
  storage: Pick<typeof visitStorage, 'get' | 'set' | 'remove'>;
  timeoutMs?: number;
}

const reloadedKey = 'chunkReloadedAt';
const reloadPauseMs = 60_000;

const browserRecovery: Recovery = {
  isOnline: () => navigator.onLine,
  reload: () => window.location.reload(),
  storage: visitStorage,
};

/**
 * Loads a part of the app within 120 s (spec §9). When that fails online the page is loaded anew, once: a
 * second failure within a minute, or one while offline, rejects with ChunkError for the error screen (FR-8).
 */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  recovery: Recovery = browserRecovery,
): Promise<Chunk> {
  const { timeoutMs = chunkTimeoutMs } = recovery;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), timeoutMs);
  });
  try {
    return await Promise.race([load(), expired]);
  } catch (cause) {
    if (reloadForMissingPart(recovery)) return await new Promise<never>(() => undefined);
    throw new ChunkError('a part of the app did not load', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Loads the page anew because a part is missing, once a minute and never offline; tells whether it does. */
export function reloadForMissingPart(recovery: Recovery = browserRecovery): boolean {
  if (!recovery.isOnline() || !mayReload(recovery)) return false;
  recovery.storage.set(reloadedKey, String(Date.now()));
  recovery.reload();
  return true;
}

const missingPart = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error means a part that did not arrive: widgets load their dialogs themselves, and browsers have only words for it. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof ChunkError || (error instanceof Error && missingPart.test(error.message));
}

function mayReload({ storage }: Recovery): boolean {
  const reloadedAt = Number(storage.get(reloadedKey));
  return !(Number.isFinite(reloadedAt) && Date.now() - reloadedAt < reloadPauseMs);
}
