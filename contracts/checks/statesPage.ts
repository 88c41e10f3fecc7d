import { operationOf, type Pact } from '../pactFiles.ts';
import { type ProviderState, states, type Value } from '../states.ts';
import type { Finding } from './Finding.ts';

const list: [string, ProviderState][] = Object.entries(states);

/** STATES.md: every state with its parameters, what to seed, and which operations need it. */
export function statesPage({ interactions }: Pact): string {
  const users = new Map<string, Set<string>>();
  for (const { description, providerStates = [] } of interactions) {
    for (const { name } of providerStates) {
      users.set(name, (users.get(name) ?? new Set()).add(operationOf(description)));
    }
  }
  const sections = list
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { description, seed, cost, parameters, answers }]) => {
      const rows = [...valueRows('Given', parameters), ...valueRows('Answers', answers)];
      return [
        `## ${name}`,
        '',
        description,
        '',
        `**Seed:** ${seed}`,
        '',
        `**On a JPA server:** ${cost}`,
        ...(rows.length > 0 ? ['', ...rows] : []),
        '',
        `Needed by: ${[...(users.get(name) ?? [])].sort().join(', ')}`,
        '',
      ].join('\n');
    });
  const opening = `# Provider states

Generated from \`states.ts\` by \`npm run contracts -- --write\`. ${list.length} states; an interaction has one
or more, prepared in their order on top of emptiness. Empty before or after each interaction.

Empty means: no row of a test is left in the database, **every cache is cleared** (pages of boards,
popular events and banners live in Redis or in memory and show the rows of the interaction before), and
every stub is taken back. The boards and topics themselves stay.

What a state **answers** is put into the request in the place of the sample: tokens, codes and ids are
yours to choose.

`;
  return `${opening}${sections.join('\n').trimEnd()}\n`;
}

const valueRows = (title: string, values: Record<string, Value>) =>
  Object.entries(values).map(
    ([name, sample]) => `- ${title} \`${name}\`, a ${typeof sample} such as \`${sample}\``,
  );

/** State names follow the pattern, are no near-duplicates, and are all listed and all used. */
export function checkStates({ interactions }: Pact): Finding {
  const names = list.map(([name]) => name);
  const problems: string[] = [];
  const used = new Set<string>();
  for (const { description, providerStates = [] } of interactions) {
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
