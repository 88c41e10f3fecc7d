import { operationAt } from '@campus-bell/fixtures/contract/operations';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import { type ScenarioName, scenarios } from '@campus-bell/fixtures/scenarios';
import type { CallRecord } from '@campus-bell/fixtures/server/switches';
import type { Provider } from './fixtureProvider.ts';

const silent: ScenarioName[] = ['neverAnswers', 'networkDown', 'slowAnswers'];
/** Scenarios by whose names answers are held back; those of the others are all waited for. */
const holding = /Loading|Unanswered/;
const heldBackMs = 50;

/**
 * Makes calls once more without their bearer, with one that is refused, and one of each operation under each scenario
 * that stories and end-to-end tests may use; gives what of the answers does not fit openapi.yaml, each once.
 */
export async function misfitsOfFixtures({ baseUrl, api }: Provider, calls: readonly CallRecord[]) {
  const { campus, switchboard } = api;
  const document = readOpenApi();
  const oneEach = [
    ...new Map(calls.map((call) => [operationAt(document, call)?.operationId, call])).values(),
  ];
  const found = new Map<string, string[]>();
  const names = (Object.keys(scenarios) as ScenarioName[]).filter((name) => !silent.includes(name));

  async function send(sent: readonly CallRecord[], label: string, bearer: string) {
    switchboard.mismatches.clear();
    for (const { method, path, query, withBearer, body } of sent) {
      const [id] = /\d+$/.exec(path) ?? [];
      if (id !== undefined) campus.addEvent({ id: Number(id) });
      const headers = new Headers(body === '' ? {} : { 'Content-Type': 'application/json' });
      if (withBearer && bearer !== '') headers.set('Authorization', bearer);
      const signal = holding.test(label) ? AbortSignal.timeout(heldBackMs) : null;
      await fetch(baseUrl + path + query, { method, headers, body: body || null, signal }).catch(() => null);
    }
    for (const misfit of switchboard.mismatches) found.set(misfit, [...(found.get(misfit) ?? []), label]);
  }

  await send(calls, 'without a bearer', '');
  await send(calls, 'with an expired bearer', 'Bearer expired');
  for (const name of names) {
    campus.reset();
    switchboard.scenarios = [name];
    await send(oneEach, name, `Bearer ${campus.signIn('member').accessToken}`);
  }
  return [...found].map(([misfit, at]) => `${misfit} (${at.slice(0, 3).join(', ')}; ${at.length} in all)`);
}
