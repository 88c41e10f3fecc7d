import { handlePush, type PushContext, type PushScope } from './showPush.ts';

/** What answering a page needs of the worker's world. */
export interface MessageScope extends PushScope {
  skipWaiting(): Promise<void>;
}

/** Pushes come over the push service; a build without Firebase also takes those of the local API from its page. */
const takesLocalPushes = !import.meta.env.VITE_FIREBASE_API_KEY;

/** Does what a page of the app asks for; null when it asks for nothing known. */
export function answerMessage(
  scope: MessageScope,
  message: unknown,
  context: PushContext,
): Promise<void> | null {
  const { type, payload } = (typeof message === 'object' && message !== null ? message : {}) as {
    type?: unknown;
    payload?: unknown;
  };
  if (type === 'SKIP_WAITING') return scope.skipWaiting();
  if (takesLocalPushes && type === 'LOCAL_PUSH') return handlePush(scope, { json: () => payload }, context);
  return null;
}
