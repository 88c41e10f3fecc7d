import { deviceStorage, visitStorage } from './safeStorage.ts';

/** Where the device keeps its push token (spec §3). */
export const pushTokenKey = 'fcmToken';
const givenKey = 'pushTokenGiven';
const givenAtKey = 'pushTokenGivenAt';
const leftKey = 'pushTokenLeft';
const replacedKey = 'pushTokenReplaced';

/** The token of this device, null when it has none. */
export const storedPushToken = () => deviceStorage.get(pushTokenKey);

/** The token that the server was last given; null when none was since the last session ended. */
export const givenPushToken = () => deviceStorage.get(givenKey);

/** When the server was last given a token, ms; null when nobody noted it. */
export function pushTokenGivenAt(): number | null {
  const at = Number(deviceStorage.get(givenAtKey) ?? Number.NaN);
  return Number.isFinite(at) ? at : null;
}

/** A former member's token that the provider has not let go of yet. */
export const leftPushToken = () => deviceStorage.get(leftKey);

/** Whether this visit has replaced the token: a login that is refused all the same is not about it. */
export const wasPushTokenReplaced = () => visitStorage.get(replacedKey) !== null;

/** A session ends: its token is of no use any more and has to be dropped, now or when there is a network. */
export function leavePushToken(): void {
  const token = givenPushToken() ?? storedPushToken();
  if (token !== null) deviceStorage.set(leftKey, token);
  for (const key of [pushTokenKey, givenKey, givenAtKey]) deviceStorage.remove(key);
  visitStorage.remove(replacedKey);
}

/** The provider has let go of what a former member left. */
export function forgetLeftPushToken(): void {
  deviceStorage.remove(leftKey);
}

/** Keeps the provider's token; one that replaced another on purpose also ends what was left. */
export function storePushToken(token: string, isReplaced: boolean): void {
  deviceStorage.set(pushTokenKey, token);
  if (!isReplaced) return;
  forgetLeftPushToken();
  visitStorage.set(replacedKey, 'yes');
}

/** The server has just been given a token, at a login. */
export function noteGivenPushToken(token: string, at: number = Date.now()): void {
  deviceStorage.set(givenKey, token);
  deviceStorage.set(givenAtKey, String(at));
  visitStorage.remove(replacedKey);
}

/** An older app signed this member in and kept only the token: it is the one that the server knows. */
export function adoptGivenPushToken(): void {
  const token = storedPushToken();
  if (givenPushToken() === null && token !== null) deviceStorage.set(givenKey, token);
}
