import type { Pact } from '../pactFiles.ts';
import type { Finding } from './Finding.ts';

/** Answers are matched by type, never by their sample texts and numbers; `agree` leaves requests as they stand. */
export function checkLooseness({ interactions }: Pact): Finding {
  const problems = interactions.flatMap(({ description, response }) => {
    const rules = Object.keys(response.matchingRules?.body ?? {});
    const strict = literals(response.body?.content).filter((path) => !rules.includes(path));
    return strict.map((path) => `${description}: ${path} of the answer has no matcher`);
  });
  return { problems };
}

/** Paths of the texts and numbers in a body. */
function literals(value: unknown, path = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => literals(item, `${path}[*]`));
  if (typeof value === 'string' || typeof value === 'number') {
    return [path.replace(/\[\*\]$/, '')];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => literals(field, `${path}.${key}`));
}
