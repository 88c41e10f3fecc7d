import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { encryptPush, type SubscriptionKeys } from '../pwa/support/encryptPush.ts';

/** A stand-in for the push service that Firefox talks to: JSON over one WebSocket. */
export interface Autopush {
  readonly url: string;
  push(subscription: { endpoint: string; keys: SubscriptionKeys }, text: string): void;
  close(): void;
}

function frame(text: string): Buffer {
  const content = Buffer.from(text);
  const { length } = content;
  if (length < 126) return Buffer.concat([Buffer.from([0x81, length]), content]);
  return Buffer.concat([Buffer.from([0x81, 126, length >> 8, length & 255]), content]);
}

/** The texts of the complete frames at the start of `bytes`, and what is left. */
function readFrames(bytes: Buffer): { texts: string[]; rest: Buffer } {
  const texts: string[] = [];
  let rest = bytes;
  while (rest.length >= 6) {
    let length = (rest[1] ?? 0) & 127;
    let at = 2;
    if (length === 126) {
      length = rest.readUInt16BE(2);
      at = 4;
    }
    if (rest.length < at + 4 + length) break;
    const mask = rest.subarray(at, at + 4);
    const content = Buffer.from(rest.subarray(at + 4, at + 4 + length));
    for (let index = 0; index < length; index += 1)
      content[index] = (content[index] ?? 0) ^ (mask[index % 4] ?? 0);
    if (((rest[0] ?? 0) & 15) === 1) texts.push(content.toString());
    rest = rest.subarray(at + 4 + length);
  }
  return { texts, rest };
}

/** Starts the service on a free port. */
export async function startAutopush(): Promise<Autopush> {
  const sockets = new Set<Socket>();
  let url = '';
  const server = createServer((_request, response) => response.writeHead(404).end());
  server.on('upgrade', (request, socket: Socket) => {
    const key = request.headers['sec-websocket-key'] ?? '';
    const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
    const protocol = request.headers['sec-websocket-protocol'];
    const chosen = protocol === undefined ? '' : `Sec-WebSocket-Protocol: ${protocol.split(',')[0]}\r\n`;
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n${chosen}\r\n`,
    );
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let bytes = Buffer.alloc(0);
    socket.on('data', (part) => {
      const { texts, rest } = readFrames(Buffer.concat([bytes, part]));
      bytes = Buffer.from(rest);
      for (const text of texts) {
        const message = JSON.parse(text) as { messageType?: string; channelID?: string };
        const answer = (fields: object) =>
          socket.write(frame(JSON.stringify({ messageType: message.messageType, status: 200, ...fields })));
        if (message.messageType === 'hello')
          answer({ uaid: randomUUID(), use_webpush: true, broadcasts: {} });
        if (message.messageType === 'register') {
          const { channelID } = message;
          answer({ channelID, pushEndpoint: `${url.replace('ws:', 'http:')}push/${channelID}` });
        }
        if (message.messageType === 'unregister') answer({ channelID: message.channelID });
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', () => done()));
  url = `ws://localhost:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    push({ endpoint, keys }, text) {
      const message = {
        messageType: 'notification',
        channelID: endpoint.split('/').at(-1),
        version: randomUUID(),
        data: encryptPush(keys, text).toString('base64url'),
        headers: { encoding: 'aes128gcm' },
      };
      for (const socket of sockets) socket.write(frame(JSON.stringify(message)));
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
