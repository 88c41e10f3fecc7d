import type { Reading } from '../consumer/recordReads.ts';
import { operationOf, type Pact } from '../pactFiles.ts';
import type { Finding } from './Check.ts';

interface Waiver {
  field: string;
  operations: RegExp;
  reason: string;
}

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
  {
    field: 'isRead',
    operations: /^fetch(Topic|Keyword)Notifications$/,
    reason: 'spelling of newer servers',
  },
  { field: 'count', operations: /^fetchUnreadCount$/, reason: 'spelling of newer servers' },
  {
    field: 'isSubscribedTabRead',
    operations: /^fetchSubscribedTabRead$/,
    reason: 'spelling of newer servers',
  },
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

/** The fields that the pact promises, by operation. */
export function pactFields({ interactions }: Pact): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>();
  for (const { description, response } of interactions) {
    const operation = operationOf(description);
    const known = fields.get(operation) ?? new Set();
    for (const path of fieldPaths(response.body?.content)) known.add(path);
    fields.set(operation, known);
  }
  return fields;
}

/** Every field of the pact is read by the client, and every field that the client reads is in the pact. */
export function checkClosure(pact: Pact, readings: Reading[]): Finding {
  const promised = pactFields(pact);
  const read = new Map<string, Set<string>>();
  for (const { operations, paths } of readings) {
    for (const operation of operations) {
      const known = read.get(operation) ?? new Set();
      for (const path of paths) known.add(path);
      read.set(operation, known);
    }
  }
  const problems: string[] = [];
  const used = new Set<Waiver>();
  let count = 0;
  for (const operation of new Set([...promised.keys(), ...read.keys()])) {
    const inPact = promised.get(operation) ?? new Set();
    const byClient = read.get(operation) ?? new Set();
    count += inPact.size;
    for (const path of inPact) {
      if (!byClient.has(path))
        problems.push(`${operation}: ${path} is in the pact, but the client reads it not`);
    }
    for (const path of byClient) {
      if (inPact.has(path)) continue;
      const waiver = waivers.find(
        ({ field, operations }) => path.endsWith(`.${field}`) && operations.test(operation),
      );
      if (waiver) used.add(waiver);
      else problems.push(`${operation}: the client reads ${path}, which no interaction has (${way})`);
    }
  }
  for (const waiver of waivers) {
    if (!used.has(waiver))
      problems.push(`the waiver for "${waiver.field}" is not needed any more: take it out of ${list}`);
  }
  return { problems: problems.sort(), detail: `${count} fields` };
}
