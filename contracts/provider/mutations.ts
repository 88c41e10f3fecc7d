import { operationAt } from '@campus-bell/fixtures/contract/operations';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import { serveHere } from '@campus-bell/fixtures/server/serveHere';
import { pactFields } from '../checks/closure.ts';
import { operationOf, type Pact, type PactInteraction } from '../pactFiles.ts';
import type { Provider } from './fixtureProvider.ts';
import { verify } from './verification.ts';

const document = readOpenApi();

interface Rename {
  operation: string;
  field: string;
}

/** Every response field that the client reads, to be renamed. */
export const renamesOf = (pact: Pact): Rename[] =>
  [...pactFields(pact)].map((one) => {
    const [operation = '', field = ''] = one.split(' ');
    return { operation, field };
  });

/** Renames one field at a time; gives those of which the verification noticed nothing. */
export async function unnoticed(renames: readonly Rename[], { baseUrl, stateUrl }: Provider) {
  const mutants = await Promise.all(renames.map((rename) => startMutant(baseUrl, rename)));
  try {
    const targets = renames.map(({ operation }, index) => ({
      baseUrl: `http://127.0.0.1:${mutants[index]?.port}`,
      stateUrl,
      only: ({ description }: PactInteraction) => operationOf(description) === operation,
    }));
    const results = await verify(targets);
    return renames.filter((_, index) => !results[index]?.some(({ problems }) => problems.length > 0));
  } finally {
    await Promise.all(mutants.map((mutant) => mutant.close()));
  }
}

/** A proxy in front of a server that renames one field of one operation. */
function startMutant(target: string, { operation, field }: Rename) {
  return serveHere(async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    const passed = [...request.headers].filter(([name]) => /^(authorization|content-type)$/.test(name));
    const body = method === 'GET' ? null : await request.arrayBuffer();
    const answer = await fetch(target + pathname + search, { method, headers: passed, body });
    const text = await answer.text();
    const asked = operationAt(document, { method, path: pathname })?.operationId;
    const isMutated = asked === operation && /^[[{]/.test(text);
    return new Response(
      isMutated ? JSON.stringify(rename(JSON.parse(text), field.split('.').slice(1))) : text,
      { status: answer.status, headers: { 'Content-Type': answer.headers.get('Content-Type') ?? '' } },
    );
  });
}

/** The value with the last key of the path renamed, in every row on the way. */
function rename(value: unknown, [key = '', ...rest]: string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, [key, ...rest]));
  if (typeof value !== 'object' || value === null) return value;
  const name = key.replaceAll('[*]', '');
  return Object.fromEntries(
    Object.entries(value).map(([own, field]) => {
      if (own !== name) return [own, field];
      return rest.length === 0 ? [`${own}Renamed`, field] : [own, rename(field, rest)];
    }),
  );
}
