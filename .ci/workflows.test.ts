import { expect, test } from 'vitest';
import { habitProblems } from './workflows.mjs';

const sha = '3d3c42e5aac5ba805825da76410c181273ba90b1';
const messagesOf = (step: string) =>
  habitProblems(`    steps:\n      - ${step}\n`, { check: 'x' }).map(
    ({ line, message }) => `${line}: ${message}`,
  );

test.each([`uses: actions/checkout@${sha} # v7.0.1`, 'run: npm ci', 'run: npm run check'])(
  'a step as it should be: %s',
  (step) => {
    expect(messagesOf(step)).toEqual([]);
  },
);

test.each([
  'uses: actions/checkout@v7',
  `uses: actions/checkout@${sha}`,
  'uses: actions/checkout@main # v7.0.1',
])('an action that is not pinned: %s', (step) => {
  expect(messagesOf(step)).toEqual([expect.stringMatching(/^2: .*not pinned/)]);
});

test.each(['run: npm run nothing', 'run: apt-get install chromium', 'run: |'])(
  'a command that stands in the workflow alone: %s',
  (step) => {
    expect(messagesOf(step)).toEqual([expect.stringMatching(/^2: .*no script of package.json/)]);
  },
);
