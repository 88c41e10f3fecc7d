/** As much of `ws` as is used here; it brings no types. */
declare module 'ws' {
  import type { EventEmitter } from 'node:events';

  interface Socket extends EventEmitter {
    send(text: string): void;
    terminate(): void;
  }

  export class WebSocketServer extends EventEmitter<{ connection: [Socket]; listening: [] }> {
    constructor(options: { host: string; port: number });
    readonly clients: ReadonlySet<Socket>;
    address(): unknown;
    close(): void;
  }
}
