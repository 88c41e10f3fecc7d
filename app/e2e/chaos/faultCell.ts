import { connection } from '@campus-bell/domain/words/connection';
import { type Operation, operationAt } from '@campus-bell/fixtures/contract/operations';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import { type FaultName, faultNames } from '@campus-bell/fixtures/server/faults';
import type { Browser } from '@playwright/test';
import type { Place } from './chaosSite.ts';
import { lookAt, settle, staysBusy, wrongsOf } from './look.ts';
import { closeAlert, recover } from './recover.ts';
import { isThere, press } from './scenes/scene.ts';
import { type OperationId, scenes } from './scenes.ts';
import { stoppedBy } from './stoppedBy.ts';
import { isAhead, openVisit, type Visit } from './visit.ts';

const openApi = readOpenApi();
const statuses = [401, 403, 409, 429, 503] as const;

/** What happens to one operation, again and again until the walk lets go. */
export const faultKinds = [...faultNames, ...statuses.map((status) => `${status}` as const)] as const;
export type FaultKind = (typeof faultKinds)[number];

/** One operation under one fault. */
export interface Cell {
  operation: Operation & { operationId: OperationId };
  kind: FaultKind;
}

export const cellId = ({ operation, kind }: Cell) => `${operation.operationId}/${kind}`;

const isWaiting = ({ kind }: Cell) => kind === 'hang' || kind === 'drip';
const isFault = (kind: FaultKind): kind is FaultName => faultNames.some((name) => name === kind);
/** After these nobody can think that it worked. */
const plainFailures: readonly FaultKind[] = ['hang', 'reset', 'drip', '401', '403', '409', '429', '503'];
/** These can still be what was wanted, or a part of it. */
const bentAnswers: readonly FaultKind[] = ['wrongTypes', 'missingFields', 'huge'];
/** Past the longest wait for an answer, with a renewed session in between. */
const pastTheLimitMs = 16_000;

const cellLimitMs = 120_000;

/** Walks into the fault, looks at what is said, lets go and goes on. Gives what is wrong, in words. */
export async function walkCell(browser: Browser, place: Place, cell: Cell): Promise<string[]> {
  const { as, notes } = scenes[cell.operation.operationId];
  place.campus.reset();
  Object.assign(place.switchboard, { calls: [], failures: [], faults: [], mismatches: new Set() });
  const ownClock = isWaiting(cell);
  const visit = await openVisit(browser, place, { as, ownClock, ...(notes === undefined ? {} : { notes }) });
  const wrongs: string[] = [];
  const reason = await stoppedBy(walk(visit, place, cell, wrongs), cellLimitMs);
  if (reason !== null) wrongs.push(`the walk ${reason}`);
  await visit.close();
  return [...new Set(wrongs)];
}

/** Puts what is wrong into `wrongs` as it is found: a walk that stops midway has found something too. */
async function walk(visit: Visit, place: Place, cell: Cell, wrongs: string[]): Promise<void> {
  const { operation, kind } = cell;
  const { campus, switchboard } = place;
  const { page } = visit;
  const scene = scenes[operation.operationId];
  const person = scene.as === 'visitor' ? null : campus.person(scene.as);
  const path = typeof scene.path === 'string' ? scene.path : scene.path(campus, person);
  const own = () =>
    visit.calls.filter((call) => operationAt(openApi, call)?.operationId === operation.operationId);
  const breakIt = () => {
    const on = { method: operation.method.toUpperCase(), path: operation.path.replaceAll(/\{[^}]+\}/g, '*') };
    if (isFault(kind)) switchboard.faults.push({ ...on, value: kind, left: null });
    else switchboard.failures.push({ ...on, value: Number(kind), left: null });
  };

  if (scene.control === undefined) breakIt();
  await page.goto(place.origin + path);
  await scene.prepare?.(page);
  if (scene.control !== undefined) {
    await isThere(scene.control(page));
    await settle(visit, 2000);
  }
  const typed = await scene.input?.(page);
  const before = scene.control === undefined ? 0 : own().length;
  if (scene.control !== undefined) {
    await visit.said();
    breakIt();
  }
  if (scene.control !== undefined) await press(page, scene);
  if (!(await until(() => own().length > before, 20_000))) return void wrongs.push('the call was not made');
  await letTimePass(visit, isWaiting(cell));

  wrongs.push(...(await toldWrong(visit, cell)));
  await settle(visit, 1000);
  const isAwaited = (call: string) => call.includes('/api/') && !isAhead(call);
  const callsUnderWay = () => visit.underWay().filter(isAwaited);
  await until(() => callsUnderWay().length === 0);
  const busy = await staysBusy(page);
  const look = await lookAt(page);
  wrongs.push(...wrongsOf(look), ...visit.faults.splice(0));
  if (busy.length > 0) wrongs.push(`still pending: ${busy.join(' ')}`);
  wrongs.push(...callsUnderWay().map((call) => `still on its way: ${call}`));
  const sent = own().length - before;
  if (sent > mostCalls(cell) + (scene.askedAhead ?? 0)) wrongs.push(`sent ${sent} times`);
  const hasFailed = !(await scene.shown(page).first().isVisible());
  if (typed !== undefined && hasFailed && look.path.startsWith(path.split('?')[0] ?? path)) {
    await closeAlert(page);
    const kept = await scene.input?.(page).catch(() => null);
    if (kept !== typed) wrongs.push(`the input is ${kept} instead of ${typed}`);
  }
  switchboard.failures = [];
  switchboard.faults = [];
  wrongs.push(...(await recover(visit, scene)), ...visit.faults);
}

async function letTimePass(visit: Visit, waits: boolean): Promise<void> {
  await settle(visit, waits ? 400 : 5000);
  if (!waits) return;
  for (let round = 0; round < 2 || (round < 5 && visit.underWay().length > 0); round += 1) {
    await visit.page.clock.fastForward(pastTheLimitMs);
    await settle(visit, 1500);
  }
}

/** What is said has to be of the catalogue; where nothing is, the last value stands. */
async function toldWrong(visit: Visit, { operation, kind }: Cell): Promise<string[]> {
  const { says, shown, isOptional = false } = scenes[operation.operationId];
  const isShown = () => shown(visit.page).first().isVisible();
  const isBent = bentAnswers.includes(kind);
  if (says.length === 0) return isBent || (await until(isShown)) ? [] : ['the last value is gone'];
  const catalogue = [...says, connection.noAnswer].map(letters);
  const isSaid = async () => {
    const texts = letters([...(await visit.said()), ...(await lookAt(visit.page)).texts].join(''));
    return catalogue.some((text) => texts.includes(text));
  };
  const mustFail = plainFailures.includes(kind);
  const isTold = await until(async () => (await isSaid()) || (!mustFail && (await isShown())));
  if (isTold || (isOptional && !mustFail)) return [];
  return [mustFail ? 'nothing of the catalogue is said' : 'neither what was wanted nor a failure is shown'];
}

/** Sentences stand in lines of their own. */
const letters = (text: string) => text.replaceAll(/\s+/g, '');

/** A write is sent once, and once more with a renewed session; a list whose rows are few asks for further pages. */
function mostCalls({ operation, kind }: Cell): number {
  if (operation.operationId === 'reissueToken') return 4;
  if (kind === '401') return 2;
  if (operation.method !== 'get') return 1;
  return plainFailures.includes(kind) ? 3 : 12;
}

async function until(isSo: () => boolean | Promise<boolean>, patienceMs = 5000): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (await isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return isSo();
}
