import { createNoticeMemory } from '@campus-bell/ui/notices/NoticeMemory';
import { deviceStorage } from '../device/safeStorage.ts';
import { followSharedDevice } from '../session/keepSharedDevice.ts';
import { storedOwner, useSessionStore } from '../session/sessionStore.ts';
import { leavesNothing } from '../session/sharedDevice.ts';

/**
 * While a session ends, and where another tab has changed it, the page still shows what is somebody else's; a visitor on
 * a device that others use too leaves nothing.
 */
function owner(): string | null | undefined {
  const { memberId, ended } = useSessionStore.getState();
  if (leavesNothing()) return undefined;
  return ended === null && storedOwner() === memberId ? memberId : undefined;
}

/** What this device remembers of notices for whoever uses it now: of a member until they leave, of a visitor until one comes. */
export const notices = createNoticeMemory({
  owner,
  get: deviceStorage.get,
  set: deviceStorage.set,
  follow(onChange) {
    const onStorage = ({ key }: StorageEvent) => onChange(key);
    window.addEventListener('storage', onStorage);
    const stopDevice = followSharedDevice(() => onChange(null));
    const stop = useSessionStore.subscribe((now, before) => {
      if (now.memberId !== before.memberId || now.ended !== before.ended) onChange(null);
    });
    return () => {
      window.removeEventListener('storage', onStorage);
      stop();
      stopDevice();
    };
  },
});
