import type { Reading } from '../consumer/recordReads.ts';
import { operationOf, type Pact } from '../pactFiles.ts';

const newer = 'spelling of newer servers';

/** Fields that the client looks at although no pact has them, each with the reason. */
const waivers: { fields: RegExp; reason: string }[] = [
  {
    fields: /^fetch(Popular|Board|Liked|Subscribed)Events .*\.keyword$/,
    reason: 'one parser reads every card; only keyword feeds send the word',
  },
  {
    fields: /^fetchTopicNotifications .*\.keywordName$/,
    reason: 'one parser reads both inboxes; only the keyword inbox sends the word',
  },
  { fields: /^fetch(Topic|Keyword)Notifications .*\.isRead$/, reason: newer },
  { fields: /^fetchUnreadCount .*\.count$/, reason: newer },
  { fields: /^fetchSubscribedTabRead .*\.isSubscribedTabRead$/, reason: newer },
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

/** The fields that the pact promises, each as its operation and its path: `fetchUnreadCount $.unreadCount`. */
export const pactFields = ({ interactions }: Pact): ReadonlySet<string> =>
  new Set(
    interactions.flatMap(({ description, response }) =>
      fieldPaths(response.body?.content).map((path) => `${operationOf(description)} ${path}`),
    ),
  );

/** Every field of the pact is read by the client, and every field that the client reads is in the pact. */
export function gapsBetween(pact: Pact, readings: readonly Reading[]): string[] {
  const promised = pactFields(pact);
  const read = new Set(
    readings.flatMap(({ operations, paths }) =>
      operations.flatMap((operation) => paths.map((path) => `${operation} ${path}`)),
    ),
  );
  const beside = [...read.difference(promised)];
  const isWaived = (field: string) => waivers.some(({ fields }) => fields.test(field));
  const isNeeded = ({ fields }: (typeof waivers)[number]) => beside.some((field) => fields.test(field));
  return [
    ...[...promised.difference(read)].map((field) => `${field} is in the pact, but the client reads it not`),
    ...beside
      .filter((field) => !isWaived(field))
      .map((field) => `${field} is read by the client, and no interaction has it (${way})`),
    ...waivers
      .filter((waiver) => !isNeeded(waiver))
      .map(({ fields }) => `the waiver ${fields} is not needed any more: take it out of ${list}`),
  ].sort();
}
