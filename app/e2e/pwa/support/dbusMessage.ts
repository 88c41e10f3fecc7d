/** The parts of a D-Bus message that matter here. */
export interface DbusMessage {
  /** 1 a call, 2 an answer, 3 an error, 4 a signal. */
  type: number;
  serial: number;
  /** Whether the caller waits for an answer. */
  wantsAnswer: boolean;
  path: string;
  interface: string;
  member: string;
  destination: string;
  body: Buffer;
}

const align = (at: number, to: number) => Math.ceil(at / to) * to;
const littleEndian = 0x6c;

/** Writes the values of a D-Bus body one after the other, each at its alignment. */
export class DbusWriter {
  bytes: Buffer = Buffer.alloc(0);

  pad(to: number): this {
    this.bytes = Buffer.concat([this.bytes, Buffer.alloc(align(this.bytes.length, to) - this.bytes.length)]);
    return this;
  }

  byte(value: number): this {
    this.bytes = Buffer.concat([this.bytes, Buffer.from([value])]);
    return this;
  }

  uint32(value: number): this {
    const word = Buffer.alloc(4);
    word.writeUInt32LE(value);
    this.pad(4);
    this.bytes = Buffer.concat([this.bytes, word]);
    return this;
  }

  string(text: string): this {
    const content = Buffer.from(text);
    this.uint32(content.length);
    this.bytes = Buffer.concat([this.bytes, content, Buffer.from([0])]);
    return this;
  }

  signature(text: string): this {
    this.bytes = Buffer.concat([this.bytes, Buffer.from([text.length]), Buffer.from(text), Buffer.from([0])]);
    return this;
  }

  strings(texts: readonly string[]): this {
    const content = new DbusWriter();
    for (const text of texts) content.string(text);
    this.uint32(content.bytes.length);
    this.bytes = Buffer.concat([this.bytes, content.bytes]);
    return this;
  }
}

/** Reads the values of a D-Bus body in their order. */
export class DbusReader {
  at = 0;
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  byte(): number {
    this.at += 1;
    return this.bytes[this.at - 1] ?? 0;
  }

  uint32(): number {
    this.at = align(this.at, 4) + 4;
    return this.bytes.readUInt32LE(this.at - 4);
  }

  string(): string {
    const length = this.uint32();
    this.at += length + 1;
    return this.bytes.toString('utf8', this.at - length - 1, this.at - 1);
  }

  signature(): string {
    const length = this.byte();
    this.at += length + 1;
    return this.bytes.toString('utf8', this.at - length - 1, this.at - 1);
  }

  strings(): string[] {
    const length = this.uint32();
    const end = this.at + length;
    const texts: string[] = [];
    while (this.at < end) texts.push(this.string());
    return texts;
  }
}

const fieldCode = {
  path: 1,
  interface: 2,
  member: 3,
  errorName: 4,
  replyTo: 5,
  destination: 6,
  sender: 7,
  signature: 8,
};

/** What an outgoing message is made of. */
export interface OutgoingMessage {
  type: 2 | 3 | 4;
  serial: number;
  sender: string;
  replyTo?: number;
  path?: string;
  interface?: string;
  member?: string;
  errorName?: string;
  /** Types of the body's values, as D-Bus writes them. */
  signature?: string;
  body?: Buffer;
}

/** Writes a message. */
export function writeMessage(message: OutgoingMessage): Buffer {
  const { body = Buffer.alloc(0), signature = '' } = message;
  const fields = new DbusWriter();
  const text = (code: number, type: 's' | 'o', value: string | undefined) => {
    if (value !== undefined) fields.pad(8).byte(code).signature(type).string(value);
  };
  text(fieldCode.path, 'o', message.path);
  text(fieldCode.interface, 's', message.interface);
  text(fieldCode.member, 's', message.member);
  text(fieldCode.errorName, 's', message.errorName);
  text(fieldCode.sender, 's', message.sender);
  if (message.replyTo !== undefined) {
    fields.pad(8).byte(fieldCode.replyTo).signature('u').uint32(message.replyTo);
  }
  if (signature !== '') fields.pad(8).byte(fieldCode.signature).signature('g').signature(signature);

  const head = new DbusWriter().byte(littleEndian).byte(message.type).byte(1).byte(1);
  head.uint32(body.length).uint32(message.serial).uint32(fields.bytes.length);
  head.bytes = Buffer.concat([head.bytes, fields.bytes]);
  return Buffer.concat([head.pad(8).bytes, body]);
}

/** Reads the first message of a stream; null while it is not complete. */
export function readMessage(bytes: Buffer): { message: DbusMessage; length: number } | null {
  if (bytes.length < 16) return null;
  const bodyLength = bytes.readUInt32LE(4);
  const fieldsEnd = 16 + bytes.readUInt32LE(12);
  const bodyStart = align(fieldsEnd, 8);
  if (bytes.length < bodyStart + bodyLength) return null;
  const found = new Map<number, string>();
  const reader = new DbusReader(bytes);
  reader.at = 16;
  while (reader.at < fieldsEnd) {
    reader.at = align(reader.at, 8);
    const code = reader.byte();
    const type = reader.signature();
    if (type === 'u') reader.uint32();
    else found.set(code, type === 'g' ? reader.signature() : reader.string());
  }
  return {
    length: bodyStart + bodyLength,
    message: {
      type: bytes[1] ?? 0,
      serial: bytes.readUInt32LE(8),
      wantsAnswer: ((bytes[2] ?? 0) & 1) === 0,
      path: found.get(fieldCode.path) ?? '',
      interface: found.get(fieldCode.interface) ?? '',
      member: found.get(fieldCode.member) ?? '',
      destination: found.get(fieldCode.destination) ?? '',
      body: bytes.subarray(bodyStart, bodyStart + bodyLength),
    },
  };
}
