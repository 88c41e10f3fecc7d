import type { AppConfig } from '../config.ts';
import { leftPushToken } from '../device/pushMemory.ts';

type Send = (request: Request) => Promise<Response>;

/** Holds back every call with a bearer until the push token of a former member is dropped; without that it fails. */
export function dropFirst(
  send: Send,
  config: AppConfig,
  load: () => Promise<{ settleLeftToken(config: AppConfig): Promise<void> }> = () => import('./pushLife.ts'),
): Send {
  return async (request) => {
    if (request.headers.has('Authorization') && leftPushToken() !== null) {
      await (await load()).settleLeftToken(config);
    }
    return send(request);
  };
}
