import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DbusMessage,
  DbusReader,
  DbusWriter,
  type OutgoingMessage,
  readMessage,
  writeMessage,
} from './dbusMessage.ts';

/** A notification as the browser handed it to the desktop. */
export interface ShownNotification {
  id: number;
  title: string;
  body: string;
  /** Keys and labels in turn, as the browser named them. */
  actions: string[];
}

/** A desktop that shows notifications to tests and clicks on them as a user would. */
export interface NotificationDaemon {
  /** `DBUS_SESSION_BUS_ADDRESS` of the browser. */
  readonly address: string;
  /** What is shown now, the oldest first. */
  shown(): ShownNotification[];
  /** What the notices that are shown now say, the oldest first; the browser puts the site's name above. */
  says(): string[];
  /** How often the browser showed one, replacements included. */
  count(): number;
  /** A trusted click on the body, or on an action. */
  click(id: number, action?: string): void;
  dismiss(id: number): void;
  close(): Promise<void>;
}

const bus = 'org.freedesktop.DBus';
const service = 'org.freedesktop.Notifications';
const servicePath = '/org/freedesktop/Notifications';
const serviceOwner = ':1.0';

interface Payload {
  signature: string;
  body: Buffer;
}
type Answer = Payload | { error: string };

/** Starts a private session bus with nothing on it but a notification service. */
export async function startNotificationDaemon(): Promise<NotificationDaemon> {
  const folder = mkdtempSync(join(tmpdir(), 'campus-bell-bus-'));
  const socketPath = join(folder, 'bus');
  const sockets = new Set<Socket>();
  const notifications = new Map<number, ShownNotification>();
  let lastSerial = 0;
  let lastClient = 0;
  let lastId = 0;
  let shownCount = 0;

  const empty: Payload = { signature: '', body: Buffer.alloc(0) };
  const uint32 = (value: number): Payload => ({ signature: 'u', body: new DbusWriter().uint32(value).bytes });
  const strings = (texts: string[]): Payload => ({
    signature: 'as',
    body: new DbusWriter().strings(texts).bytes,
  });
  const text = (value: string): Payload => ({ signature: 's', body: new DbusWriter().string(value).bytes });

  function send(socket: Socket, message: Omit<OutgoingMessage, 'serial'>) {
    lastSerial += 1;
    socket.write(writeMessage({ ...message, serial: lastSerial }));
  }

  function signal(member: string, signature: string, body: Buffer) {
    for (const socket of sockets) {
      send(socket, {
        type: 4,
        sender: serviceOwner,
        path: servicePath,
        interface: service,
        member,
        signature,
        body,
      });
    }
  }

  function answerBus({ member, body }: DbusMessage, client: string): Answer {
    switch (member) {
      case 'Hello':
        return text(client);
      case 'AddMatch':
      case 'RemoveMatch':
        return empty;
      case 'RequestName':
      case 'ReleaseName':
        return uint32(1);
      case 'StartServiceByName':
        return new DbusReader(body).string() === service ? uint32(2) : { error: 'ServiceUnknown' };
      case 'NameHasOwner':
        return { ...uint32(new DbusReader(body).string() === service ? 1 : 0), signature: 'b' };
      case 'GetNameOwner':
        return new DbusReader(body).string() === service ? text(serviceOwner) : { error: 'NameHasNoOwner' };
      case 'ListNames':
      case 'ListActivatableNames':
        return strings([bus, service]);
      default:
        return { error: 'UnknownMethod' };
    }
  }

  function answerService({ member, body }: DbusMessage): Answer {
    const reader = new DbusReader(body);
    switch (member) {
      case 'GetCapabilities':
        return strings(['actions', 'body', 'body-markup', 'icon-static', 'persistence', 'default-action']);
      case 'GetServerInformation': {
        const writer = new DbusWriter();
        for (const value of ['campus', 'campus', '1.0', '1.2']) writer.string(value);
        return { signature: 'ssss', body: writer.bytes };
      }
      case 'Notify': {
        reader.string();
        const replaced = reader.uint32();
        reader.string();
        const title = reader.string();
        const content = reader.string();
        if (replaced === 0) lastId += 1;
        const id = replaced === 0 ? lastId : replaced;
        notifications.set(id, { id, title, body: content, actions: reader.strings() });
        shownCount += 1;
        return uint32(id);
      }
      case 'CloseNotification': {
        const id = reader.uint32();
        notifications.delete(id);
        setImmediate(() => signal('NotificationClosed', 'uu', new DbusWriter().uint32(id).uint32(3).bytes));
        return empty;
      }
      default:
        return { error: 'UnknownMethod' };
    }
  }

  function receive(socket: Socket, message: DbusMessage, client: string) {
    if (message.type !== 1) return;
    const toService = message.destination === service || message.destination === serviceOwner;
    const toBus = message.destination === bus;
    const answer = toBus
      ? answerBus(message, client)
      : toService
        ? answerService(message)
        : { error: 'ServiceUnknown' };
    if (!message.wantsAnswer) return;
    const sender = toService ? serviceOwner : bus;
    const replyTo = message.serial;
    if ('error' in answer) {
      send(socket, {
        type: 3,
        sender,
        replyTo,
        errorName: `${bus}.Error.${answer.error}`,
        ...text('not here'),
      });
    } else send(socket, { type: 2, sender, replyTo, ...answer });
  }

  const server = createServer((socket) => {
    lastClient += 1;
    const client = `:1.${lastClient}`;
    let bytes = Buffer.alloc(0);
    let hasBegun = false;
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (part) => {
      bytes = Buffer.concat([bytes, part]);
      while (!hasBegun) {
        const end = bytes.indexOf('\r\n');
        if (end < 0) return;
        const line = bytes.toString('latin1', 0, end).replace(/^\0/, '');
        bytes = bytes.subarray(end + 2);
        if (line === 'BEGIN') {
          hasBegun = true;
          sockets.add(socket);
        } else if (line === 'AUTH EXTERNAL') socket.write('DATA\r\n');
        else if (/^(AUTH EXTERNAL |DATA)/.test(line)) socket.write('OK 0123456789abcdef0123456789abcdef\r\n');
        else if (line === 'AUTH') socket.write('REJECTED EXTERNAL\r\n');
        else socket.write('ERROR\r\n');
      }
      for (let next = readMessage(bytes); next !== null; next = readMessage(bytes)) {
        bytes = bytes.subarray(next.length);
        receive(socket, next.message, client);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));

  return {
    address: `unix:path=${socketPath}`,
    shown: () => [...notifications.values()],
    says: () => [...notifications.values()].map(({ body }) => body.split('\n').at(-1) ?? ''),
    count: () => shownCount,
    click(id, action = 'default') {
      signal('ActionInvoked', 'us', new DbusWriter().uint32(id).string(action).bytes);
    },
    dismiss(id) {
      notifications.delete(id);
      signal('NotificationClosed', 'uu', new DbusWriter().uint32(id).uint32(2).bytes);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
