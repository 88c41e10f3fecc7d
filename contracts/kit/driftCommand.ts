import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { readPact } from '../pactFiles.ts';
import { findDrift } from './drift.ts';
import { screensOf } from './screens.ts';
import { UsageError } from './UsageError.ts';

const usage =
  'usage: npm run contracts:drift -- [--strict] <path or http(s) address of an OpenAPI 3 document>';

/**
 * Says where another server's OpenAPI document leaves the contract, and which screens that breaks. Advice:
 * 0 whatever it finds, 1 for differences with `--strict`.
 */
export async function driftCommand(args: string[]): Promise<number> {
  const options = { strict: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw new UsageError(usage);
  const document = readDocument(source, await load(source));
  const { differences, unchecked } = await findDrift(document, readPact());
  for (const { operation, field, text } of differences) {
    console.log(`✗ ${operation} | ${field} | ${text} | breaks: ${screensOf(operation).join(', ')}`);
  }
  for (const { operation, field, text } of unchecked) console.log(`? ${operation} | ${field} | ${text}`);
  const operations = new Set(differences.map(({ operation }) => operation)).size;
  console.log(
    `\n${differences.length} differences in ${operations} operations, ${unchecked.length} not described`,
  );
  return values.strict && differences.length > 0 ? 1 : 0;
}

async function load(source: string): Promise<string> {
  try {
    if (!/^https?:/.test(source)) return readFileSync(source, 'utf8');
    const answer = await fetch(source);
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    return await answer.text();
  } catch (error) {
    throw new UsageError(`${source} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}

/** JSON is YAML, so one parser reads both. */
function readDocument(source: string, text: string): Record<string, unknown> {
  let document: unknown;
  try {
    document = parse(text);
  } catch {
    throw new UsageError(`${source} is neither JSON nor YAML.`);
  }
  const { openapi, swagger } = (document ?? {}) as { openapi?: unknown; swagger?: unknown };
  if (swagger !== undefined) {
    throw new UsageError(`${source} is Swagger ${swagger}: convert it to OpenAPI 3 first.`);
  }
  if (!String(openapi).startsWith('3.')) throw new UsageError(`${source} is no OpenAPI 3 document.`);
  return document as Record<string, unknown>;
}
