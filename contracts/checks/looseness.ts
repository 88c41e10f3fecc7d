import { interactionsOf, type Pact } from '../pactFiles.ts';
import type { Finding } from './Check.ts';

const sentHeaders = ['authorization', 'content-type'];

/**
 * Answers are matched by type, never by their sample texts and numbers; requests are matched as they stand,
 * but for the bearer, and carry no header that CORS refuses and no cookie, which only a browser can send.
 */
export function checkLooseness(pacts: Pact[]): Finding {
  const problems: string[] = [];
  for (const { description, request, response } of interactionsOf(pacts)) {
    const rules = Object.keys(response.matchingRules?.body ?? {});
    for (const path of literals(response.body?.content)) {
      if (!rules.includes(path)) problems.push(`${description}: ${path} of the answer has no matcher`);
    }
    for (const name of Object.keys(request.headers ?? {})) {
      if (!sentHeaders.includes(name.toLowerCase()))
        problems.push(`${description}: sends the header ${name}`);
    }
    for (const [part, matched] of Object.entries(request.matchingRules ?? {})) {
      for (const path of Object.keys(matched)) {
        if (part !== 'header')
          problems.push(`${description}: the ${part} ${path} of the request has a matcher`);
      }
    }
  }
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
