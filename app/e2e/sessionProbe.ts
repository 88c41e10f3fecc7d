import { createApiClient } from '@campus-bell/api/createApiClient';
import { fetchUnreadCount } from '@campus-bell/api/endpoints/notifications';
import { sessionTokens } from '../src/session/sessionStore.ts';

/** Makes protected calls at once through the app's own client and session, as a screen full of lists would. */
export async function callAtOnce(
  baseUrl: string,
  calls: number,
): Promise<{ answered: number; lost: string[] }> {
  const lost: string[] = [];
  const api = createApiClient({
    baseUrl,
    tokens: sessionTokens,
    onSessionLost: (reason) => lost.push(reason),
  });
  const answers = await Promise.allSettled(Array.from({ length: calls }, () => fetchUnreadCount(api)));
  return { answered: answers.filter(({ status }) => status === 'fulfilled').length, lost };
}

Object.assign(globalThis, { callAtOnce });
