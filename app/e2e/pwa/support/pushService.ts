import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { localhostCertificate } from './certificate.ts';
import { encryptPush, type SubscriptionKeys } from './encryptPush.ts';
import { field, readVarint, varint } from './protobuf.ts';

/** A push subscription as the page reports it. */
export interface Subscription {
  endpoint: string;
  keys: SubscriptionKeys;
}

/** A stand-in for the push service that Chromium talks to. */
export interface PushService {
  /** What the browser has to be started with. */
  readonly flags: string[];
  /** Sends a push; null has no data. Waits until a browser is connected. */
  push(subscription: Subscription, text: string | null): Promise<void>;
  close(): Promise<void>;
}

const messageTag = { ping: 0, pong: 1, login: 2, loginAnswer: 3, data: 8 } as const;
const protocolVersion = 41;

interface Registration {
  app: string;
  subtype: string;
  sender: string;
}

interface Connection {
  socket: Socket;
  send(tag: number, message: Buffer): void;
}

const listening = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port));
  });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function checkinAnswer(port: number): Buffer {
  const setting = (name: string, value: string) =>
    field.bytes(5, Buffer.concat([field.bytes(1, name), field.bytes(2, value)]));
  return Buffer.concat([
    field.integer(1, 1),
    field.integer(3, Date.now()),
    field.bytes(4, 'digest'),
    setting('gcm_hostname', 'localhost'),
    setting('gcm_secure_port', String(port)),
    setting('checkin_interval', '172800'),
    field.fixed64(7, 4611686018427387905n),
    field.fixed64(8, 8611686018427387905n),
    field.integer(9, 0),
  ]);
}

/** Starts the check-in, the registration and the message stream of the push service on this machine. */
export async function startPushService(): Promise<PushService> {
  const { key, cert, spkiHash } = localhostCertificate();
  const registrations = new Map<string, Registration>();
  const connections = new Set<Connection>();
  const waiting: (() => void)[] = [];
  let lastMessage = 0;

  const stream = createTlsServer({ key, cert }, (socket) => {
    let bytes = Buffer.alloc(0);
    let isGreeted = false;
    const connection: Connection = {
      socket,
      send: (tag, message) =>
        void socket.write(Buffer.concat([Buffer.from([tag]), varint(message.length), message])),
    };
    const answer = (tag: number) => {
      if (tag === messageTag.ping) connection.send(messageTag.pong, Buffer.alloc(0));
      if (tag !== messageTag.login) return;
      socket.write(Buffer.from([protocolVersion]));
      connection.send(
        messageTag.loginAnswer,
        Buffer.concat([field.bytes(1, 'login'), field.integer(8, Date.now())]),
      );
      connections.add(connection);
      for (const wake of waiting.splice(0)) wake();
    };
    socket.on('error', () => undefined);
    socket.on('close', () => connections.delete(connection));
    socket.on('data', (part) => {
      bytes = Buffer.concat([bytes, part]);
      if (!isGreeted) {
        isGreeted = true;
        bytes = bytes.subarray(1);
      }
      for (let size = readVarint(bytes, 1); size !== null; size = readVarint(bytes, 1)) {
        const end = size.end + size.value;
        if (bytes.length < end) return;
        answer(bytes[0] ?? -1);
        bytes = bytes.subarray(end);
      }
    });
  });
  const streamPort = await listening(stream);

  async function answerHttp(request: IncomingMessage, response: ServerResponse) {
    const body = await bodyOf(request);
    if (request.url?.startsWith('/checkin')) {
      response.writeHead(200, { 'content-type': 'application/x-protobuf' });
      return response.end(checkinAnswer(streamPort));
    }
    const form = new URLSearchParams(body);
    const app = form.get('app') ?? '';
    if (form.get('delete') === 'true') return response.end(`deleted=${app}`);
    const token = randomBytes(18).toString('base64url');
    registrations.set(token, {
      app,
      subtype: form.get('X-subtype') ?? '',
      sender: form.get('sender') ?? '',
    });
    return response.end(`token=${token}`);
  }
  const http = createServer((request, response) => void answerHttp(request, response));
  const sockets = new Set<Socket>();
  for (const server of [http, stream]) {
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
  }
  const httpPort = await listening(http);

  async function connected(): Promise<void> {
    if (connections.size > 0) return;
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  return {
    flags: [
      `--gcm-checkin-url=http://localhost:${httpPort}/checkin`,
      `--gcm-registration-url=http://localhost:${httpPort}/register`,
      `--ignore-certificate-errors-spki-list=${spkiHash}`,
    ],

    async push({ endpoint, keys }, text) {
      const token = endpoint.split('/').at(-1) ?? '';
      const registration = registrations.get(token);
      if (registration === undefined) throw new Error(`no subscription behind ${endpoint}`);
      await connected();
      lastMessage += 1;
      const appData = (name: string, value: string) =>
        field.bytes(7, Buffer.concat([field.bytes(1, name), field.bytes(2, value)]));
      const content =
        text === null
          ? []
          : [appData('content-encoding', 'aes128gcm'), field.bytes(21, encryptPush(keys, text))];
      const message = Buffer.concat([
        field.bytes(2, `m${lastMessage}`),
        field.bytes(3, registration.sender),
        field.bytes(5, registration.app),
        appData('subtype', registration.subtype),
        field.bytes(9, `0:${Date.now()}%${lastMessage}`),
        field.integer(17, 2_419_200),
        field.integer(18, Date.now()),
        ...content,
      ]);
      for (const connection of connections) connection.send(messageTag.data, message);
    },

    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([http, stream].map((server) => new Promise((done) => server.close(done))));
    },
  };
}
