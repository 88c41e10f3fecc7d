import { comparisons } from '../checks/openApi.ts';
import { operationOf, type Pact } from '../pactFiles.ts';

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
}

/** What the document is not asked: headers and the bearer, which generators describe as they like. */
const notAsked = ['request.authorization.missing', 'request.header.incompatible', 'response.header.unknown'];
/** Stands where a document describes nothing: no value fits, and the comparison says so. */
const undescribed = { schema: { not: {} }, reason: 'must NOT be valid' };
const notDescribed = ['request.body.unknown', 'response.body.unknown', 'response.content-type.unknown'];

/**
 * Asks a document for every path, parameter and field that the client sends or reads. Two things are no
 * difference, because generators of such documents leave them out wholesale: that a field is not marked as
 * required, and that it is not marked as nullable; nor is a refusal that is not described. What a document does
 * not describe (an answer of type `object` without properties) is reported apart.
 */
export async function findDrift(document: Record<string, unknown>, pact: Pact) {
  /** Where the document leaves the contract, and where it says nothing about it. */
  const differences = new Map<string, { operation: string; field: string; text: string }>();
  const unchecked: typeof differences = new Map();
  const found = comparisons(prepared(document), pact);
  for await (const { type, code, description, where, reason, value } of found) {
    const isUnchecked = notDescribed.includes(code) || reason === undescribed.reason;
    const counts = isUnchecked || type === 'error' || code === 'request.query.unknown';
    const refused = code === 'response.status.unknown' && Number(value) >= 400;
    if (!counts || notAsked.includes(code) || refused || value === null) continue;
    const [, words = reason, extra] = /^(must NOT have additional properties) - (.+)$/.exec(reason) ?? [];
    const operation = operationOf(description);
    const field = [fieldOf(where), ...(extra ? [extra] : [])].join('.');
    const lacks = extra !== undefined || code === 'request.query.unknown';
    const does = where.startsWith('request') ? 'sends' : 'reads';
    const differs = lacks ? `the client ${does} it, the document lacks it` : words;
    const text = isUnchecked ? 'is not described' : differs;
    (isUnchecked ? unchecked : differences).set(`${operation} ${field} ${text}`, { operation, field, text });
  }
  return { differences: [...differences.values()], unchecked: [...unchecked.values()] };
}

/** `response.body.result.0` as `$.result[*]`. */
const fieldOf = (where: string) => where.replace(/^response\.body/, '$').replaceAll(/\.\d+(?=\.|$)/g, '[*]');

/** The document as the comparison needs it: formats of Java left out, and what describes nothing marked. */
function prepared(document: Record<string, unknown>): Record<string, unknown> {
  const { schemas = {} } = (document.components ?? {}) as { schemas?: Record<string, Schema> };
  // A Spring `Pageable` is one object parameter that stands for page, size and sort.
  const spread = (parameter: { in?: string; schema?: Schema }) => {
    const { $ref, ...own } = parameter.schema ?? {};
    const { properties } = schemas[$ref?.split('/').at(-1) ?? ''] ?? own;
    const names = parameter.in === 'query' ? Object.entries(properties ?? {}) : [];
    return names.length === 0 ? [parameter] : names.map(([name, schema]) => ({ in: 'query', name, schema }));
  };
  const info = { ...(document.info as object), 'x-opc-config-ignore-trailing-slash': true };
  return JSON.parse(JSON.stringify({ ...document, info }), (key, value) => {
    if (key === 'format' && typeof value === 'string') return undefined;
    if (key === 'parameters' && Array.isArray(value)) return value.flatMap(spread);
    const { type, properties, allOf, anyOf, oneOf } = value ?? {};
    const says = Object.keys(properties ?? {}).length > 0 || (allOf ?? anyOf ?? oneOf) !== undefined;
    return type === 'object' && !says ? undescribed.schema : value;
  });
}
