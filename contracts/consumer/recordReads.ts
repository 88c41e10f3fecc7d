import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenDir } from '../pactFiles.ts';

/** The fields of answers that the client looked at while it handled a call, as `$.result[*].title`. */
export interface Reading {
  operations: string[];
  paths: string[];
}

const readingsFile = join(writtenDir, 'readings.ndjson');

/** All readings of the run. */
export const readReadings = (): Reading[] => {
  const lines = readFileSync(readingsFile, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
};

/**
 * Runs a call and notes which fields of the answers' JSON the client reads: every object that is parsed
 * meanwhile is wrapped, and each property asked for is written down.
 */
export async function recordReads<Outcome>(
  operations: string[],
  call: () => Promise<Outcome>,
): Promise<Outcome> {
  const paths = new Set<string>();
  const bodies = new Set<string>();
  const { parse } = JSON;
  const { text, json } = Response.prototype;
  Response.prototype.text = async function readText() {
    const body = await text.call(this);
    bodies.add(body);
    return body;
  };
  Response.prototype.json = async function readJson() {
    return JSON.parse(await this.text());
  };
  JSON.parse = (source, reviver) => {
    const value: unknown = parse(source, reviver);
    return bodies.has(source) ? watched(value, '$', paths) : value;
  };
  try {
    return await call();
  } finally {
    JSON.parse = parse;
    Object.assign(Response.prototype, { text, json });
    const reading: Reading = { operations, paths: [...paths].sort() };
    appendFileSync(readingsFile, `${JSON.stringify(reading)}\n`);
  }
}

function watched(value: unknown, path: string, paths: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const pathOf = (key: string) => (Array.isArray(value) ? `${path}[*]` : `${path}.${key}`);
  const note = (key: string | symbol) => {
    if (typeof key === 'symbol' || Array.isArray(value) || key === 'then') return;
    paths.add(pathOf(key));
  };
  return new Proxy(value, {
    has(target, key) {
      note(key);
      return Reflect.has(target, key);
    },
    get(target, key) {
      note(key);
      const read: unknown = Reflect.get(target, key);
      return typeof key === 'symbol' ? read : watched(read, pathOf(key), paths);
    },
  });
}
