import type { Reading } from '../consumer/recordReads.ts';
import { operationOf, type Pact } from '../pactFiles.ts';

interface Waiver {
  field: string;
  operations: RegExp;
  reason: string;
}

const newer = 'spelling of newer servers';

/** Fields that the client looks at although no pact has them, each with the reason. */
const waivers: Waiver[] = [
  {
    field: 'keyword',
    operations: /^fetch(Popular|Board|Liked|Subscribed)Events$/,
    reason: 'one parser reads every card; only keyword feeds send the word',
  },
  {
    field: 'keywordName',
    operations: /^fetchTopicNotifications$/,
    reason: 'one parser reads both inboxes; only the keyword inbox sends the word',
  },
  { field: 'isRead', operations: /^fetch(Topic|Keyword)Notifications$/, reason: newer },
  { field: 'count', operations: /^fetchUnreadCount$/, reason: newer },
  { field: 'isSubscribedTabRead', operations: /^fetchSubscribedTabRead$/, reason: newer },
];

const list = '`waivers` in contracts/checks/closure.ts';
const way = `add it to one in contracts/consumer, or with a reason to ${list}`;

/** The paths of all fields in a body, as `$.result[*].title`. */
function fieldPaths(value: unknown, path = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldPaths(item, `${path}[*]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => [
    `${path}.${key}`,
    ...fieldPaths(field, `${path}.${key}`),
  ]);
}

type Fields = Map<string, Set<string>>;

function note(fields: Fields, operation: string, paths: readonly string[]) {
  fields.set(operation, (fields.get(operation) ?? new Set()).union(new Set(paths)));
}

/** The fields that the pact promises, by operation. */
export function pactFields({ interactions }: Pact): Fields {
  const fields: Fields = new Map();
  for (const { description, response } of interactions) {
    note(fields, operationOf(description), fieldPaths(response.body?.content));
  }
  return fields;
}

/** Every field of the pact is read by the client, and every field that the client reads is in the pact. */
export function gapsBetween(pact: Pact, readings: readonly Reading[]): string[] {
  const promised = pactFields(pact);
  const read: Fields = new Map();
  for (const { operations, paths } of readings) for (const one of operations) note(read, one, paths);
  const problems: string[] = [];
  const used = new Set<Waiver>();
  for (const operation of new Set([...promised.keys(), ...read.keys()])) {
    const inPact = promised.get(operation) ?? new Set<string>();
    const byClient = read.get(operation) ?? new Set<string>();
    for (const path of inPact.difference(byClient)) {
      problems.push(`${operation}: ${path} is in the pact, but the client reads it not`);
    }
    for (const path of byClient.difference(inPact)) {
      const waiver = waivers.find((one) => path.endsWith(`.${one.field}`) && one.operations.test(operation));
      if (waiver) used.add(waiver);
      else problems.push(`${operation}: the client reads ${path}, which no interaction has (${way})`);
    }
  }
  for (const waiver of waivers.filter((one) => !used.has(one))) {
    problems.push(`the waiver for "${waiver.field}" is not needed any more: take it out of ${list}`);
  }
  return problems.sort();
}
