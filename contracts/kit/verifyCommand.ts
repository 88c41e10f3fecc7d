import { parseArgs } from 'node:util';
import { operationsOf } from '@campus-bell/fixtures/contract/operations';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import { type InteractionResult, verify } from '../provider/verification.ts';
import { screensByOperation, screensOf } from './screens.ts';
import { UsageError } from './UsageError.ts';

const usage =
  "usage: npm run contracts:verify -- --provider-base-url URL [--state-url URL] [--header 'Name: value']";

/** Verifies any server against the committed pacts; 0 when it keeps them, 1 when not. */
export async function verifyCommand(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      'provider-base-url': { type: 'string' },
      'state-url': { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
    },
  });
  const baseUrl = readAddress('--provider-base-url', values['provider-base-url']);
  if (baseUrl === null) throw new UsageError(usage);
  const stateUrl = readAddress('--state-url', values['state-url']);
  const { Authorization, ...headers } = Object.fromEntries(values.header.map(readHeader));
  const accessToken = Authorization?.replace(/^Bearer /, '') ?? null;
  await reach(baseUrl);
  if (stateUrl !== null) await tryStates(stateUrl);
  const started = performance.now();
  const [results = []] = await verify([
    { baseUrl: baseUrl.replace(/\/$/, ''), stateUrl, accessToken, headers },
  ]);
  const red = report(results);
  if (stateUrl === null) {
    console.log('No --state-url: nothing was prepared, so a red interaction may only lack its data.');
  }
  console.log(`Verified in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return red === 0 && results.length > 0 ? 0 : 1;
}

function readAddress(option: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  const isHttp = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (!isHttp) throw new UsageError(`${option}: "${text}" is no http or https address.`);
  return text;
}

function readHeader(text: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new UsageError('--header: write it as "Name: value".');
  }
  return [name, value];
}

async function reach(baseUrl: string): Promise<void> {
  await fetch(baseUrl, { redirect: 'manual' }).catch((error: Error) => {
    throw new UsageError(`${baseUrl} does not answer: ${reasonOf(error)}.`);
  });
}

async function tryStates(stateUrl: string): Promise<void> {
  const ask = (action: string) =>
    fetch(stateUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state: 'member is signed in', params: {}, action }),
    }).catch((error: Error) => {
      throw new UsageError(`The state endpoint ${stateUrl} does not answer: ${reasonOf(error)}.`);
    });
  const answer = await ask('setup');
  if (!answer.ok) {
    const reason = `POST "member is signed in" was answered with ${answer.status}`;
    throw new UsageError(`There is no state endpoint at ${stateUrl}: ${reason}.`);
  }
  await ask('teardown');
}

function reasonOf({ message, cause }: Error): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return code || message;
}

/** Prints a line for each operation and what is wrong with the red ones; gives how many are red. */
function report(results: InteractionResult[]): number {
  const screens = screensByOperation();
  const operations = operationsOf(readOpenApi()).map(({ operationId }) => operationId);
  let kept = 0;
  for (const operation of operations) {
    const own = results.filter((result) => result.operation === operation);
    const red = own.filter(({ problems }) => problems.length > 0);
    if (own.length > 0 && red.length === 0) kept += 1;
    console.log(`${red.length === 0 ? '✓' : '✗'} ${operation} (${own.length - red.length} of ${own.length})`);
    if (red.length > 0) console.log(`    breaks: ${screensOf(operation, screens)}`);
    for (const { interaction, problems } of red) {
      for (const problem of problems) console.log(`    ${interaction.description}: ${problem}`);
    }
  }
  const green = results.filter(({ problems }) => problems.length === 0).length;
  console.log(`\noperations ${kept} of ${operations.length}, interactions ${green} of ${results.length}`);
  return results.length - green;
}
