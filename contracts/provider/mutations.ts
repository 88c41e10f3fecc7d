import { operationAt } from '@campus-bell/fixtures/contract/operations';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import { serveHere } from '@campus-bell/fixtures/server/serveHere';
import { pactFields } from '../checks/closure.ts';
import type { Finding } from '../checks/Finding.ts';
import { operationOf, readPact } from '../pactFiles.ts';
import type { Provider } from './fixtureProvider.ts';
import { verify } from './verification.ts';

const document = readOpenApi();

/** Renames, one at a time, every n-th response field that the client reads: the verification has to notice each. */
export async function checkMutations({ baseUrl, stateUrl }: Provider, every: number): Promise<Finding> {
  const fields = [...pactFields(readPact())]
    .flatMap(([operation, paths]) => [...paths].map((field) => ({ operation, field })))
    .filter((_, index) => index % every === 0);
  const mutants = await Promise.all(
    fields.map(({ operation, field }) => startMutant(baseUrl, operation, field)),
  );
  try {
    const results = await verify(
      fields.map(({ operation }, index) => ({
        baseUrl: `http://127.0.0.1:${mutants[index]?.port}`,
        stateUrl,
        only: ({ description }) => operationOf(description) === operation,
      })),
    );
    const missed = fields.filter((_, index) => !results[index]?.some(({ problems }) => problems.length > 0));
    const problems = missed.map(
      ({ operation, field }) => `${operation}: ${field} was renamed, nothing turned red`,
    );
    if (fields.length === 0) problems.push('no field was renamed');
    return { problems, detail: `${fields.length} fields` };
  } finally {
    await Promise.all(mutants.map((mutant) => mutant.close()));
  }
}

/** A proxy in front of a server that renames one field of one operation. */
function startMutant(target: string, operation: string, field: string) {
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
