import { deviceStorage } from '../device/safeStorage.ts';
import { storedOwner } from './sessionStore.ts';

/** Under which the device keeps that others use it too. */
export const sharedKey = 'isSharedDevice';

/** Whether the student said that others use this browser too. */
export function isSharedDevice(): boolean {
  return deviceStorage.get(sharedKey) === 'true';
}

/** Whether whoever is here now is a visitor on such a device: nothing is kept that says what was looked for or read. */
export function leavesNothing(): boolean {
  return isSharedDevice() && storedOwner() === null;
}
