import { parseArgs } from 'node:util';
import { operationsOf } from '@campus-bell/fixtures/contract/operations';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import { operationOf, type PactInteraction, readPact } from '../pactFiles.ts';
import { type InteractionResult, verify } from '../provider/verification.ts';
import { changesSomething, isUnprepared, needsOf } from './effects.ts';
import { screensOf } from './screens.ts';
import { UsageError } from './UsageError.ts';

const usage =
  "usage: npm run contracts:verify -- --provider-base-url URL [--state-url URL] [--header 'Name: value'] [--only operation] [--changing [--yes]]";

/**
 * Verifies any server against the committed pact; 0 when it keeps it, 1 when not. Without an endpoint for states
 * it sends only what leaves the server as it was, and the rest after being told to with `--changing --yes`.
 */
export async function verifyCommand(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      'provider-base-url': { type: 'string' },
      'state-url': { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
      only: { type: 'string', multiple: true, default: [] },
      changing: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const baseUrl = readAddress('--provider-base-url', values['provider-base-url'])?.replace(/\/$/, '');
  if (baseUrl === undefined) throw new UsageError(usage);
  const stateUrl = readAddress('--state-url', values['state-url']) ?? null;
  const { authorization, ...headers } = Object.fromEntries(values.header.map(readHeader));
  const accessToken = authorization?.replace(/^Bearer /, '') ?? null;
  const wanted = readPact().interactions.filter(isWanted(values.only));
  await reach(baseUrl, baseUrl, { redirect: 'manual' });
  if (stateUrl !== null) await tryStates(stateUrl);
  const byReason = Map.groupBy(wanted, (call) =>
    stateUrl === null ? whyLeftOut(call, accessToken !== null, values.changing) : null,
  );
  const sent = byReason.get(null) ?? [];
  byReason.delete(null);
  const changing = sent.filter(changesSomething);
  if (stateUrl === null && changing.length > 0 && !values.yes) {
    const member = await memberOf(baseUrl, authorization);
    console.log(`${changing.length} calls would change what ${new URL(baseUrl).host} holds of ${member}:`);
    for (const { description } of changing) console.log(`    ${description}`);
    console.log('Nothing was sent. Add --yes to send them.');
    return 2;
  }
  const started = performance.now();
  const results = await verify({ baseUrl, stateUrl, accessToken, headers }, sent);
  const red = report(results, stateUrl === null);
  for (const [reason, calls] of byReason) {
    console.log(`left out, ${reason}: ${calls.map(({ description }) => description).join(', ')}`);
  }
  console.log(`Verified in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return red === 0 && results.length > 0 ? 0 : 1;
}

function isWanted(only: string[]) {
  const known = operationsOf(readOpenApi()).map(({ operationId }) => operationId);
  for (const operation of only) {
    if (!known.includes(operation)) throw new UsageError(`--only: there is no operation "${operation}".`);
  }
  return ({ description }: PactInteraction) => only.length === 0 || only.includes(operationOf(description));
}

/** Why a call is not sent where no state can be prepared; null when it is. */
function whyLeftOut(call: PactInteraction, signedIn: boolean, changing: boolean): string | null {
  const needs = needsOf(call, signedIn);
  if (needs !== null) return `needs ${needs}`;
  return changesSomething(call) && !changing ? 'changes something (--changing)' : null;
}

/** The member whose bearer was given, in words. */
async function memberOf(baseUrl: string, authorization: string | undefined): Promise<string> {
  if (authorization === undefined) return 'nobody in particular';
  const answer = await fetch(`${baseUrl}/api/users`, { headers: { Authorization: authorization } });
  if (!answer.ok) throw new UsageError(`The bearer is not accepted: /api/users answers ${answer.status}.`);
  const { name, email } = (await answer.json()) as { name?: string; email?: string };
  return `${name} <${email}>`;
}

function readAddress(option: string, text: string | undefined): string | undefined {
  if (text === undefined) return text;
  const isHttp = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (!isHttp) throw new UsageError(`${option}: "${text}" is no http or https address.`);
  return text;
}

function readHeader(text: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new UsageError('--header: write it as "Name: value".');
  }
  return [name.toLowerCase(), value];
}

async function tryStates(stateUrl: string): Promise<void> {
  const ask = (action: string) =>
    reach(`The state endpoint ${stateUrl}`, stateUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ state: 'member is signed in', params: {}, action }),
    });
  const { ok, status } = await ask('setup');
  if (!ok) {
    const reason = `POST "member is signed in" was answered with ${status}`;
    throw new UsageError(`There is no state endpoint at ${stateUrl}: ${reason}.`);
  }
  await ask('teardown');
}

function reach(who: string, address: string, how: RequestInit): Promise<Response> {
  return fetch(address, how).catch(({ message, cause }: Error) => {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    throw new UsageError(`${who} does not answer: ${code || message}.`);
  });
}

const verdicts = ['kept', 'broken', 'not prepared', 'pending'] as const;
type Verdict = (typeof verdicts)[number];

/** Prints a line for each operation and what is wrong with the red ones; gives how many break the contract. */
function report(results: InteractionResult[], unprepared: boolean): number {
  const judged = results.map((result) => ({ ...result, verdict: verdictOf(result, unprepared) }));
  const count = (verdict: Verdict, among = judged) => among.filter((one) => one.verdict === verdict).length;
  for (const [operation, own] of Map.groupBy(judged, (one) => one.operation)) {
    const isBroken = count('broken', own) > 0;
    const kept = count('kept', own);
    const sign = isBroken ? '✗' : kept === own.length ? '✓' : '?';
    console.log(`${sign} ${operation} (${kept} of ${own.length})`);
    if (isBroken) console.log(`    breaks: ${screensOf(operation).join(', ')}`);
    for (const { interaction, problems, verdict } of own) {
      const mark = verdict === 'broken' ? '' : `${verdict}: `;
      const told = verdict === 'not prepared' ? problems.slice(0, 1) : problems;
      for (const problem of told) console.log(`    ${interaction.description}: ${mark}${problem}`);
      if (verdict === 'pending') console.log(`    ${interaction.comments?.text.join(' ')}`);
    }
  }
  const said = verdicts.map((verdict) => `${count(verdict)} ${verdict}`);
  console.log(`\n${results.length} interactions: ${said.join(', ')}`);
  return count('broken');
}

function verdictOf(result: InteractionResult, unprepared: boolean): Verdict {
  if (result.problems.length === 0) return 'kept';
  if (result.interaction.pending) return 'pending';
  return unprepared && isUnprepared(result) ? 'not prepared' : 'broken';
}
