import type { Pact } from '../pactFiles.ts';
import type { Finding } from './Finding.ts';

const sentHeaders = ['authorization', 'content-type'];

/**
 * Answers are matched by type, never by their sample texts and numbers; requests are matched as they stand,
 * but for what states answer, and carry no header that CORS refuses and no cookie, which only a browser can send.
 */
export function checkLooseness({ interactions }: Pact): Finding {
  const problems: string[] = [];
  for (const { description, request, response } of interactions) {
    const rules = Object.keys(response.matchingRules?.body ?? {});
    for (const path of literals(response.body?.content)) {
      if (!rules.includes(path)) problems.push(`${description}: ${path} of the answer has no matcher`);
    }
    for (const name of Object.keys(request.headers ?? {})) {
      if (!sentHeaders.includes(name.toLowerCase()))
        problems.push(`${description}: sends the header ${name}`);
    }
    for (const [part, rules] of Object.entries(request.matchingRules ?? {})) {
      const fromStates = Object.keys(request.generators?.[part as 'path'] ?? {});
      if (part === 'path' && fromStates.length > 0) continue;
      for (const place of Object.keys(rules).filter((rule) => !fromStates.includes(rule))) {
        problems.push(`${description}: the ${part} ${place} of the request has a matcher and no state`);
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
