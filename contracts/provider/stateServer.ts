import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request of the Pact verifier to prepare a state, or to clear up after an interaction. */
export interface StateChange {
  state: string;
  params?: Record<string, string | number | boolean>;
  action: 'setup' | 'teardown';
}

export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

/** Serves the state endpoint of a provider: 200 with what `change` answers, 404 for a state it does not know. */
export function startStateServer(change: (asked: StateChange) => object | null): Promise<RunningServer> {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const answer = change(JSON.parse(text) as StateChange);
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'unknown state' }));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      resolve({ url: `http://127.0.0.1:${port}/`, close });
    });
  });
}
