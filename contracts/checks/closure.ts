import type { Reading } from '../consumer/recordReads.ts';
import { operationOf, type Pact, type PactInteraction } from '../pactFiles.ts';

const newer = 'spelling of newer servers';

/** Fields that the client looks at although no pact has them, each with the reason. */
const waivers: [fields: RegExp, reason: string][] = [
  [
    /^fetch(Popular|Board|Liked|Subscribed)Events .*\.keyword$/,
    'of keyword feeds; one parser reads every card',
  ],
  [/^fetchTopicNotifications .*\.keywordName$/, 'of the keyword inbox; one parser reads both'],
  [/^fetch(Topic|Keyword)Notifications .*\.isRead$/, newer],
  [/^fetchUnreadCount .*\.count$/, newer],
  [/^fetchSubscribedTabRead .*\.isSubscribedTabRead$/, newer],
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

/** By each field that the pact promises, as its operation and its path, an interaction: `fetchUnreadCount $.unreadCount`. */
const promisedBy = ({ interactions }: Pact) =>
  new Map(
    interactions.flatMap((interaction) =>
      fieldPaths(interaction.response.body?.content).map((path) => [
        `${operationOf(interaction.description)} ${path}`,
        interaction,
      ]),
    ),
  );

/** Interactions that no server keeps: in the answer of each another field has another name. */
export const renamed = (pact: Pact): PactInteraction[] =>
  [...promisedBy(pact)].map(([field, { response, ...interaction }]) => {
    const key = new RegExp(`\\b${/\w+$/.exec(field)}\\b(?=[^"]*":)`, 'g');
    const rename = (part: unknown) => JSON.parse(JSON.stringify(part).replaceAll(key, '$&Renamed'));
    const body = { ...response.body, content: rename(response.body?.content) };
    const matchingRules = { ...response.matchingRules, body: rename(response.matchingRules?.body ?? {}) };
    return { ...interaction, description: field, response: { ...response, body, matchingRules } };
  });

/** Every field of the pact is read by the client, and every field that the client reads is in the pact. */
export function gapsBetween(pact: Pact, readings: readonly Reading[]): string[] {
  const promised = new Set(promisedBy(pact).keys());
  const read = new Set(
    readings.flatMap(({ operations, paths }) =>
      operations.flatMap((operation) => paths.map((path) => `${operation} ${path}`)),
    ),
  );
  const beside = [...read.difference(promised)];
  return [
    ...[...promised.difference(read)].map((field) => `${field} is not read: drop it in contracts/consumer`),
    ...beside
      .filter((field) => !waivers.some(([fields]) => fields.test(field)))
      .map((field) => `${field} is read by the client, and no interaction has it (${way})`),
    ...waivers
      .filter(([fields]) => !beside.some((field) => fields.test(field)))
      .map(([fields]) => `the waiver ${fields} is not needed any more: take it out of ${list}`),
  ].sort();
}
