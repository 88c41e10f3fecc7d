import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCampus } from '@campus-bell/fixtures/campus';
import { type Operation, operationsOf } from '@campus-bell/fixtures/contract/operations';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import { createHandlers } from '@campus-bell/fixtures/handlers';
import { expect, test } from 'vitest';
import { operationOf, readPact } from '../pactFiles.ts';
import { screensOf } from './screens.ts';

const api = join(import.meta.dirname, '../../packages/api/src');
const client = globSync('**/*.ts', { cwd: api })
  .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.d.ts'))
  .map((file) => readFileSync(join(api, file), 'utf8'))
  .join('\n')
  .replaceAll(/\s+/g, '');
const successes = readPact().interactions.filter(({ response }) => response.status < 400);
const agreed = new Set(successes.map(({ description }) => operationOf(description)));
const answered = createHandlers(createCampus()).map(({ info }) => `${info.method} ${info.path}`);

/** What an operation lacks, and where it is made; one line. */
function missingOf({ operationId, method, path }: Operation): string[] {
  const line = `${method.toUpperCase()} ${path}`;
  const handled = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const isAnswered = answered.some(
    (known) => known.startsWith(`${method.toUpperCase()} `) && known.endsWith(handled),
  );
  const lacks = [
    client.includes(`.${method.toUpperCase()}('${path}'`) ? null : 'a function in packages/api/src/endpoints',
    isAnswered ? null : 'a handler in packages/fixtures/src/handlers',
    agreed.has(operationId)
      ? null
      : 'an interaction with a success in contracts/consumer (then `npm run contracts -- -u`)',
    screensOf(operationId).length > 0 ? null : 'a query in packages/api/src/queries that a screen reads',
  ].filter((lack) => lack !== null);
  return lacks.length === 0 ? [] : [`${operationId} (${line}) needs ${lacks.join(', ')}`];
}

test('every operation of openapi.yaml has a client, a handler, a contract and a screen', () => {
  expect(operationsOf(readOpenApi()).flatMap(missingOf)).toEqual([]);
});
