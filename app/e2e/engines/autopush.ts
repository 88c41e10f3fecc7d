import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { encryptPush, type SubscriptionKeys } from '../pwa/support/encryptPush.ts';

/** A stand-in for the push service that Firefox talks to: JSON over one WebSocket. */
export interface Autopush {
  readonly url: string;
  push(subscription: { endpoint: string; keys: SubscriptionKeys }, text: string): void;
  close(): void;
}

/** Starts the service on a free port. */
export async function startAutopush(): Promise<Autopush> {
  const server = new WebSocketServer({ host: 'localhost', port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.on('connection', (socket) => {
    socket.on('message', (text) => {
      const { messageType, channelID } = JSON.parse(String(text)) as Record<string, string>;
      const answer = (fields: object) => socket.send(JSON.stringify({ messageType, status: 200, ...fields }));
      if (messageType === 'hello') answer({ uaid: randomUUID(), use_webpush: true, broadcasts: {} });
      if (messageType === 'register') {
        answer({ channelID, pushEndpoint: `http://localhost:${port}/push/${channelID}` });
      }
      if (messageType === 'unregister') answer({ channelID });
    });
  });
  return {
    url: `ws://localhost:${port}/`,
    push({ endpoint, keys }, text) {
      const message = {
        messageType: 'notification',
        channelID: endpoint.split('/').at(-1),
        version: randomUUID(),
        data: encryptPush(keys, text).toString('base64url'),
        headers: { encoding: 'aes128gcm' },
      };
      for (const socket of server.clients) socket.send(JSON.stringify(message));
    },
    close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}
