import type { AppConfig } from '../config.ts';
import type { PushProvider } from './PushProvider.ts';

/**
 * The local API in the place of a push service: it hands out tokens and streams its pushes to the open app, one
 * tab of which passes them on to the worker.
 */
export function createLocalProvider({ apiOrigin }: AppConfig): PushProvider {
  const address = (path: string, query: Record<string, string>) =>
    `${apiOrigin}/local/push/${path}?${new URLSearchParams(query)}`;

  async function ask(path: string, query: Record<string, string>): Promise<Response> {
    const answer = await fetch(address(path, query), { credentials: 'omit' });
    if (!answer.ok) throw new Error(`local push ${path}: ${answer.status}`);
    return answer;
  }

  async function tokenFor(query: Record<string, string>): Promise<string> {
    const { token }: { token?: unknown } = await (await ask('token', query)).json();
    if (typeof token !== 'string') throw new Error('local push token: no token');
    return token;
  }

  return {
    currentToken: (_registration, known) => tokenFor(known === null ? {} : { known }),

    async freshToken(_registration, known) {
      if (known !== null) await ask('drop', { token: known });
      return tokenFor({});
    },

    async dropToken(_registration, token) {
      await ask('drop', { token });
    },

    deliver(registration, token) {
      const stopped = new AbortController();
      const listen = () =>
        new Promise<void>((resolve) => {
          const source = new EventSource(address('stream', { token }));
          source.onmessage = ({ data }) => {
            registration.active?.postMessage({ type: 'LOCAL_PUSH', payload: JSON.parse(String(data)) });
          };
          stopped.signal.addEventListener('abort', () => {
            source.close();
            resolve();
          });
        });
      navigator.locks.request('local-push', { signal: stopped.signal }, listen).catch(() => undefined);
      return () => stopped.abort();
    },
  };
}
