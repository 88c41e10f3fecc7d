import { pushTokenKeptMs } from '@campus-bell/domain/limits';
import { create } from 'zustand';
import { givenPushToken, pushTokenGivenAt, storedPushToken } from '../device/pushMemory.ts';
import { type PushPermission, readPushPermission } from '../device/pushPermission.ts';
import { storedOwner } from '../session/sessionStore.ts';

interface PushState {
  permission: PushPermission;
  /** The loading flag of spec §4. */
  isFetchingToken: boolean;
  /** The last fetch brought no token. */
  hasFailed: boolean;
  /** The stored `fcmToken`. */
  token: string | null;
  /**
   * A signed-in device whose token is not the one that the server was given, or was given too long ago: nothing comes
   * any more (P9).
   */
  isLost: boolean;
}

/** What the app knows of this device's notifications. */
export const usePushStore = create<PushState>(() => ({
  permission: 'unsupported',
  isFetchingToken: false,
  hasFailed: false,
  token: null,
  isLost: false,
}));

/** Takes over what the browser and the storage say now. */
export function readPushState(): void {
  const token = storedPushToken();
  const given = givenPushToken();
  const isOver = Date.now() - (pushTokenGivenAt() ?? Date.now()) >= pushTokenKeptMs;
  const found = {
    permission: readPushPermission(),
    token,
    isLost: storedOwner() !== null && given !== null && token !== null && (token !== given || isOver),
  };
  usePushStore.setState((before) => (isIn(found, before) ? before : found));
}

/** Whether a state has these values: to say them once more would draw anew what shows it. */
function isIn(values: Partial<PushState>, state: PushState): boolean {
  return Object.entries(values).every(([name, value]) => state[name as keyof PushState] === value);
}
