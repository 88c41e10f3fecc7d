import { deviceStorage } from '../device/safeStorage.ts';
import { sharedKey } from './sharedDevice.ts';

const listeners = new Set<() => void>();

/** Keeps that the browser belongs to several people, or no longer. */
export function keepSharedDevice(isShared: boolean): void {
  if (isShared) deviceStorage.set(sharedKey, 'true');
  else deviceStorage.remove(sharedKey);
  for (const listener of listeners) listener();
}

/** Calls `onChange` when it is said here or in another tab. Gives the function that stops it. */
export function followSharedDevice(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === sharedKey) onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}
