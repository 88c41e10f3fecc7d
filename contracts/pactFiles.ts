import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Puts what a state answers into a request, as `${eventId}`. */
interface Generator {
  expression: string;
}

/** One agreed call, as a pact file has it. */
export interface PactInteraction {
  description: string;
  /** Whether a verification stays green when it does not hold; the comments say why. */
  pending?: boolean;
  comments?: { text: string[] };
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  request: {
    method: string;
    path: string;
    query?: Record<string, string[]>;
    headers?: Record<string, string[]>;
    body?: { content: unknown };
    matchingRules?: Rules;
    generators?: {
      path?: Generator;
      header?: Record<string, Generator>;
      body?: Record<string, Generator>;
    };
  };
  response: { status: number; body?: { content: unknown }; matchingRules?: Rules };
}

/** The matchers of a message, by part (`body`, `header`, `path`) and by place in it. */
type Rules = Record<string, Record<string, unknown>>;

/** The pact, as its file has it. */
export interface Pact {
  interactions: PactInteraction[];
}

export const pactFile = join(import.meta.dirname, 'pacts', 'campus-bell-web-app.json');

/** Reads a pact, by default the committed one. */
export const readPact = (file = pactFile) => JSON.parse(readFileSync(file, 'utf8')) as Pact;

/** The operationId that a description starts with. */
export const operationOf = (description: string) => description.split(' ')[0] ?? '';

/** The request with the values that its states answered in the place of the samples. */
export function filledRequest({ request }: PactInteraction, values: Record<string, unknown>) {
  const { path, header, body } = request.generators ?? {};
  const fill = ({ expression }: Generator) =>
    expression.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const fields = Object.entries(body ?? {}).map(([place, generator]) => [
    place.replace('$.', ''),
    values[generator.expression.slice(2, -1)],
  ]);
  return {
    ...request,
    path: path ? fill(path) : request.path,
    authorization: header?.Authorization ? fill(header.Authorization) : null,
    body: request.body && { ...(request.body.content as object), ...Object.fromEntries(fields) },
  };
}
