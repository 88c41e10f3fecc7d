/** The variable-length integers of protobuf. */
export function varint(value: number | bigint): Buffer {
  const bytes: number[] = [];
  let rest = BigInt(value);
  do {
    const low = Number(rest & 127n);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 128 : low);
  } while (rest > 0n);
  return Buffer.from(bytes);
}

/** Reads a varint; null when the bytes end within it. */
export function readVarint(bytes: Buffer, start: number): { value: number; end: number } | null {
  let value = 0n;
  let shift = 0n;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    value |= BigInt(byte & 127) << shift;
    if (byte < 128) return { value: Number(value), end: at + 1 };
    shift += 7n;
  }
  return null;
}

/** Writes fields of a message. */
export const field = {
  integer: (number: number, value: number | bigint) => Buffer.concat([varint(number << 3), varint(value)]),
  fixed64(number: number, value: bigint) {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64LE(value);
    return Buffer.concat([varint((number << 3) | 1), bytes]);
  },
  bytes(number: number, value: string | Buffer) {
    const content = Buffer.from(value);
    return Buffer.concat([varint((number << 3) | 2), varint(content.length), content]);
  },
};
