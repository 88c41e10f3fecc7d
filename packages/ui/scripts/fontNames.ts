/** A record of a font's name table: which name it is, and its text. */
export interface FontName {
  nameId: number;
  text: string;
}

const windows = 3;

interface Table {
  tag: string;
  bytes: Buffer;
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const start = font.readUInt32BE(at + 8);
    const bytes = font.subarray(start, start + font.readUInt32BE(at + 12));
    return { tag: font.toString('latin1', at, at + 4), bytes };
  });
}

function recordsOf(table: Buffer) {
  const texts = table.readUInt16BE(4);
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const at = 6 + 12 * index;
    const start = texts + table.readUInt16BE(at + 10);
    const bytes = Buffer.from(table.subarray(start, start + table.readUInt16BE(at + 8)));
    const isWide = table.readUInt16BE(at) === windows;
    const text = isWide ? bytes.swap16().toString('utf16le') : bytes.toString('latin1');
    return { ids: table.subarray(at, at + 8), nameId: table.readUInt16BE(at + 6), isWide, text };
  });
}

const nameTable = (font: Buffer) => {
  const table = tablesOf(font).find(({ tag }) => tag === 'name');
  if (table === undefined) throw new Error('The font has no name table.');
  return table.bytes;
};

/** The names inside a font, an OpenType or TrueType file without compression. */
export function fontNames(font: Buffer): FontName[] {
  return recordsOf(nameTable(font)).map(({ nameId, text }) => ({ nameId, text }));
}

/** The same font with every name changed. Check sums are left to whoever writes the file next. */
export function withNames(font: Buffer, change: (name: FontName) => string): Buffer {
  const records = recordsOf(nameTable(font)).map(({ ids, isWide, ...name }) => {
    const text = change(name);
    return { ids, bytes: isWide ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'latin1') };
  });
  const head = Buffer.alloc(6 + 12 * records.length);
  head.writeUInt16BE(records.length, 2);
  head.writeUInt16BE(head.length, 4);
  let used = 0;
  for (const [index, { ids, bytes }] of records.entries()) {
    ids.copy(head, 6 + 12 * index);
    head.writeUInt16BE(bytes.length, 6 + 12 * index + 8);
    head.writeUInt16BE(used, 6 + 12 * index + 10);
    used += bytes.length;
  }
  const names = Buffer.concat([head, ...records.map(({ bytes }) => bytes)]);
  return assemble(
    font.subarray(0, 12),
    tablesOf(font).map((table) => (table.tag === 'name' ? { tag: 'name', bytes: names } : table)),
  );
}

function assemble(header: Buffer, tables: Table[]): Buffer {
  const directory = Buffer.alloc(16 * tables.length);
  const parts: Buffer[] = [];
  let start = 12 + directory.length;
  for (const [index, { tag, bytes }] of tables.entries()) {
    directory.write(tag, 16 * index, 'latin1');
    directory.writeUInt32BE(start, 16 * index + 8);
    directory.writeUInt32BE(bytes.length, 16 * index + 12);
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    parts.push(padded);
    start += padded.length;
  }
  return Buffer.concat([header, directory, ...parts]);
}
