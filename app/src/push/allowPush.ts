import type { PushPermission } from '../device/pushPermission.ts';

/** How a student's wish for notifications ended. */
export type AllowPushOutcome =
  | { kind: 'unsupported' }
  | { kind: 'denied' }
  /** The question was closed without an answer. */
  | { kind: 'unanswered' }
  /** The browser failed to ask. */
  | { kind: 'setupFailed'; cause: unknown }
  | { kind: 'tokenFailed'; cause: unknown }
  | { kind: 'ready'; token: string; isFirst: boolean };

interface AllowPushOptions {
  permission: PushPermission;
  /** Must be called before anything is waited for: browsers ask only within a tap. */
  requestPermission(): Promise<NotificationPermission>;
  fetchToken(): Promise<string>;
  storedToken: string | null;
}

/** The permission flow of spec §4 (PW-2), to be run on a tap. Never rejects. */
export async function allowPush(options: AllowPushOptions): Promise<AllowPushOutcome> {
  const { permission, requestPermission, fetchToken, storedToken } = options;
  if (permission === 'unsupported') return { kind: 'unsupported' };
  let answer: NotificationPermission = permission;
  if (permission === 'default') {
    try {
      answer = await requestPermission();
    } catch (cause) {
      return { kind: 'setupFailed', cause };
    }
  }
  if (answer === 'denied') return { kind: 'denied' };
  if (answer === 'default') return { kind: 'unanswered' };
  try {
    return { kind: 'ready', token: await fetchToken(), isFirst: storedToken === null };
  } catch (cause) {
    return { kind: 'tokenFailed', cause };
  }
}
