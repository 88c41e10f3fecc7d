import { createServer } from 'node:http';
import { operationsOf } from '@campus-bell/fixtures/contract/operations';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import { pactFields } from '../checks/closure.ts';
import { operationOf, readPact } from '../pactFiles.ts';
import { listen, shut, startFixtureProvider } from './fixtureProvider.ts';
import { verify } from './verification.ts';

/** A field of an operation's answers that was renamed, and whether the verification noticed. */
export interface Mutation {
  operation: string;
  field: string;
  noticed: boolean;
}

/** Renames, one at a time, every n-th response field that the client reads, and verifies the fixture server so. */
export async function runMutations(every = 1): Promise<Mutation[]> {
  const fields = [...pactFields(readPact())]
    .flatMap(([operation, paths]) => [...paths].map((field) => ({ operation, field })))
    .filter((_, index) => index % every === 0);
  const provider = await startFixtureProvider();
  const mutants = await Promise.all(
    fields.map(({ operation, field }) => startMutant(provider.baseUrl, operation, field)),
  );
  try {
    const results = await verify(
      fields.map(({ operation }, index) => ({
        baseUrl: mutants[index]?.url ?? '',
        stateUrl: provider.stateUrl,
        only: ({ description }) => operationOf(description) === operation,
      })),
    );
    return fields.map((field, index) => ({
      ...field,
      noticed: results[index]?.some(({ problems }) => problems.length > 0) ?? false,
    }));
  } finally {
    await Promise.all([provider.close(), ...mutants.map((mutant) => mutant.close())]);
  }
}

/** A proxy in front of a server that renames one field of one operation. */
async function startMutant(target: string, operationId: string, field: string) {
  const operation = operationsOf(readOpenApi()).find((candidate) => candidate.operationId === operationId);
  const pattern = new RegExp(`^${operation?.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '/', headers } = request;
    const passed = Object.entries(headers).filter(([name]) => /^(authorization|content-type)$/.test(name));
    const answer = await fetch(target + url, {
      method,
      headers: Object.fromEntries(passed) as Record<string, string>,
      body: chunks.length > 0 ? Buffer.concat(chunks) : null,
    });
    const text = await answer.text();
    const isMutated =
      method.toLowerCase() === operation?.method &&
      pattern.test(url.split('?')[0] ?? '') &&
      /^[[{]/.test(text);
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
    response.end(isMutated ? JSON.stringify(rename(JSON.parse(text), field.split('.').slice(1))) : text);
  });
  return { url: await listen(server), close: () => shut(server) };
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
