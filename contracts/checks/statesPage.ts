import { operationOf, type Pact } from '../pactFiles.ts';
import { type ProviderState, states, type Value } from '../states.ts';

const list: [string, ProviderState][] = Object.entries(states);

/** STATES.md: every state with its parameters, what to seed, and which operations need it. */
export function statesPage({ interactions }: Pact): string {
  const sections = list
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { description, seed, parameters, answers }]) => {
      const rows = [...valueRows('Given', parameters), ...valueRows('Answers', answers)];
      const users = interactions.filter(({ providerStates = [] }) =>
        providerStates.some((one) => one.name === name),
      );
      const operations = new Set(users.map((user) => operationOf(user.description)));
      return [
        `## ${name}`,
        description,
        `**Seed:** ${seed}`,
        ...(rows.length > 0 ? [rows.join('\n')] : []),
        `Needed by: ${[...operations].sort().join(', ')}`,
      ].join('\n\n');
    });
  const opening = `# Provider states

Generated from \`states.ts\` by \`npm run contracts -- -u\`. ${list.length} states; an interaction has one
or more, prepared in their order on top of emptiness. Empty before or after each interaction.

Empty means: no row of a test is left in the database, **every cache is cleared** (pages of boards,
popular events and banners live in Redis or in memory and show the rows of the interaction before), and
every stub is taken back. The boards and topics themselves stay.

What a state **answers** is put into the request in the place of the sample: tokens, codes and ids are
yours to choose.

`;
  return `${opening}${sections.join('\n\n')}\n`;
}

const valueRows = (title: string, values: Record<string, Value>) =>
  Object.entries(values).map(
    ([name, sample]) => `- ${title} \`${name}\`, a ${typeof sample} such as \`${sample}\``,
  );
