import { createAnswerMutator } from '@campus-bell/fixtures/contract/mutateAnswer';
import { type Operation, operationAt, operationsOf } from '@campus-bell/fixtures/contract/operations';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import { createRandom, hashText, type Random } from '@campus-bell/fixtures/random';
import type { BentCall } from '@campus-bell/fixtures/server/switches';

/** What was made of one answer. */
export interface BentAnswer {
  operationId: string;
  status: number;
  changes: string[];
}

const openApi = readOpenApi();
const mutate = createAnswerMutator(openApi);
const errorShare = 0.12;
const honestShare = 0.08;

/**
 * Bends answers, and some into refusals that the document describes; what it does depends on the seed and on which
 * call it is, not on the order in which calls arrive.
 * @param spared operations that answer as they should
 */
export function answerBender(seed: () => string, spared: readonly string[]) {
  const counts = new Map<string, number>();
  const bent: BentAnswer[] = [];

  async function bend(call: BentCall, honest: Response): Promise<Response> {
    const operation = operationAt(openApi, call);
    if (operation === undefined || !honest.ok || spared.includes(operation.operationId)) return honest;
    const name = `${seed()} ${call.method} ${call.path}`;
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    const random = createRandom(hashText(`${name} ${nth}`));
    if (random.chance(honestShare)) return honest;
    const { operationId } = operation;
    const refusals = refusalsOf(operation);
    const status = refusals.length > 0 && random.chance(errorShare) ? random.pick(refusals) : honest.status;
    const right = status === honest.status ? rightBody(await honest.text()) : refusal(status, random);
    const { body, changes } = mutate({ operationId, status }, right, random);
    bent.push({ operationId, status, changes });
    return new Response(JSON.stringify(body) ?? '', {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  }

  return {
    bend,
    /** Those since it was asked last. */
    takeBent: (): BentAnswer[] => bent.splice(0),
  };
}

function rightBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A refused session is another matter: it ends the visit. */
function refusalsOf({ operationId }: Operation): number[] {
  const item = operationsWithAnswers.get(operationId) ?? [];
  return item.filter((status) => status >= 400 && status !== 401);
}

const operationsWithAnswers = new Map(
  operationsOf(openApi).map(({ operationId, path, method }) => {
    const paths = openApi.paths as Record<string, Record<string, { responses: object }>>;
    return [operationId, Object.keys(paths[path]?.[method]?.responses ?? {}).map(Number)];
  }),
);

function refusal(status: number, random: Random): object {
  const message = '요청을 처리하지 못했습니다.';
  return random.pick<object>([
    { status, statusMessage: message, message },
    { timestamp: '2026-03-04T00:00:12.481+00:00', message, details: 'uri=/api' },
    { type: 'about:blank', title: 'Bad Request', status, detail: message, instance: '/api' },
    { code: status, message },
  ]);
}
