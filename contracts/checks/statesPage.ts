import { interactionsOf, operationOf, type Pact } from '../pactFiles.ts';
import { type ProviderState, states } from '../states.ts';
import type { Finding } from './Check.ts';

const list: [string, ProviderState][] = Object.entries(states);

/** STATES.md: every state with its parameters, what to seed, and which operations need it. */
export function statesPage(pacts: Pact[]): string {
  const users = new Map<string, Set<string>>();
  for (const { description, providerStates = [] } of interactionsOf(pacts)) {
    for (const { name } of providerStates) {
      users.set(name, (users.get(name) ?? new Set()).add(operationOf(description)));
    }
  }
  const sections = list
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { description, seed, parameters }]) => {
      const rows = Object.entries(parameters).map(
        ([parameter, example]) => `- \`${parameter}\`, a ${typeof example} such as \`${example}\``,
      );
      return [
        `## ${name}`,
        '',
        description,
        '',
        `**Seed:** ${seed}`,
        ...(rows.length > 0 ? ['', ...rows] : []),
        '',
        `Needed by: ${[...(users.get(name) ?? [])].sort().join(', ')}`,
        '',
      ].join('\n');
    });
  const opening = [
    '# Provider states',
    '',
    `Generated from \`states.ts\` by \`npm run contracts -- --write\`. ${list.length} states; an interaction has one`,
    'or more, prepared in their order on top of an empty database. Tear down after each interaction.',
    '',
  ];
  return `${[...opening, ...sections].join('\n').trimEnd()}\n`;
}

/** State names follow the pattern, are no near-duplicates, and are all listed and all used. */
export function checkStates(pacts: Pact[]): Finding {
  const names = list.map(([name]) => name);
  const problems: string[] = [];
  const used = new Set<string>();
  for (const { description, providerStates = [] } of interactionsOf(pacts)) {
    if (providerStates.length === 0) problems.push(`"${description}" has no state`);
    for (const { name, params = {} } of providerStates) {
      used.add(name);
      const state = list.find(([listed]) => listed === name)?.[1];
      if (state === undefined) problems.push(`"${description}" needs "${name}", which states.ts lacks`);
      else if (Object.keys(params).sort().join() !== Object.keys(state.parameters).sort().join()) {
        problems.push(`"${description}" gives "${name}" other parameters than states.ts has`);
      }
    }
  }
  for (const name of names) {
    if (!/^[a-z]+( [a-z]+)? (exists|(is|has|are|have|belongs) [a-z ]+)$/.test(name)) {
      problems.push(`"${name}" is not "<subject> <condition>"`);
    }
    if (!used.has(name)) problems.push(`"${name}" is listed, but no interaction needs it`);
    for (const other of names) {
      if (name < other && likeness(name) === likeness(other)) {
        problems.push(`"${name}" and "${other}" are near-duplicates`);
      }
    }
  }
  return { problems, detail: `${names.length} states` };
}

/** A name without its small words, its plurals and its order. */
function likeness(name: string): string {
  return name
    .split(' ')
    .filter((word) => !/^(is|are|has|have|a|an|the|of|to|in)$/.test(word))
    .map((word) => word.replace(/s$/, ''))
    .sort()
    .join(' ');
}
