import { type HttpBindings, type ServerType, serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Line } from './line.ts';

type Answer = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Serves over the line; where that is cut, connections break. */
export async function serveOver(line: Line, port: number, answer: Answer): Promise<{ close(): void }> {
  const server = await new Promise<ServerType>((resolve, reject) => {
    const started = serve(
      {
        port,
        hostname: '127.0.0.1',
        async fetch(request, env) {
          const bindings = env as HttpBindings;
          if (line.isDown) {
            bindings.outgoing.destroy();
            return RESPONSE_ALREADY_SENT;
          }
          const [response] = await Promise.all([answer(request, bindings), line.roundTrip()]);
          if (response === RESPONSE_ALREADY_SENT || isEndless(response)) return response;
          const body = line.carry(new Uint8Array(await response.arrayBuffer()));
          return new Response(body, { status: response.status, headers: response.headers });
        },
      },
      () => resolve(started),
    );
    started.once('error', reject);
  });
  return {
    close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}

const isEndless = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('text/event-stream') === true;
