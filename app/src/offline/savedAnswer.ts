import type { ReadableKind } from './readablePath.ts';

/** Whose answers: `public` for those asked for without a session. */
export type Owner = 'public' | `member ${string}`;

/** An answer of the API as it is kept on this device. */
export interface SavedAnswer {
  /** Owner and path. */
  key: string;
  owner: Owner;
  kind: ReadableKind;
  /** The JSON as it came. */
  body: string;
  /** Events in it. */
  rows: number;
  bytes: number;
  /** When it came, ms. */
  at: number;
}

const limits = { events: 200, details: 50, bytes: 5_000_000 };

/** Makes the record of an answer; null when the body is no JSON. */
export function savedAnswer(
  owner: Owner,
  { kind, path, body, at }: { kind: ReadableKind; path: string; body: string; at: number },
): SavedAnswer | null {
  let rows = 0;
  try {
    const answer: unknown = JSON.parse(body);
    const list = Array.isArray(answer) ? answer : (answer as { result?: unknown } | null)?.result;
    rows = kind === 'list' && Array.isArray(list) ? list.length : 0;
  } catch {
    return null;
  }
  return { key: savedKey(owner, path), owner, kind, body, rows, bytes: body.length * 2, at };
}

/** The key of a record. */
export function savedKey(owner: Owner, path: string): string {
  return `${owner} ${path}`;
}

/** Keys of the records beyond 200 events, 50 details or 5 MB of an owner, the oldest first to go. */
export function overflowing(records: readonly Omit<SavedAnswer, 'body'>[]): string[] {
  const used = new Map<Owner, { events: number; details: number; bytes: number }>();
  const dropped: string[] = [];
  for (const record of [...records].sort((one, other) => other.at - one.at)) {
    const before = used.get(record.owner) ?? { events: 0, details: 0, bytes: 0 };
    const after = {
      events: before.events + record.rows,
      details: before.details + (record.kind === 'detail' ? 1 : 0),
      bytes: before.bytes + record.bytes,
    };
    const isOver =
      after.events > limits.events || after.details > limits.details || after.bytes > limits.bytes;
    if (isOver) dropped.push(record.key);
    else used.set(record.owner, after);
  }
  return dropped;
}
