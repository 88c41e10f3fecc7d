import { createServer } from 'node:http';
import type { FailureReport } from '../../src/reporting/failureReport.ts';

/** The team's own server, as far as failures are concerned. */
export interface Collector {
  /** What was posted since the last `forget`, in order. */
  reports(): FailureReport[];
  /** All that reached the server: addresses, headers, bodies. */
  everything(): string;
  forget(): void;
  close(): Promise<void>;
}

/** Takes failure reports on a port of this machine. */
export async function startCollector(port: number): Promise<Collector> {
  let requests: { url: string; headers: unknown; body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      requests.push({ url: `${request.method} ${request.url}`, headers: request.rawHeaders, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    reports: () => requests.map(({ body }) => JSON.parse(body) as FailureReport),
    everything: () => JSON.stringify(requests),
    forget() {
      requests = [];
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
