// Runs the story tests twice in random orders and compares: `npm run shuffle`. Words limit it to files of that name.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from '../../.ci/startTool.mjs';
import { ensureBrowser } from '../../.ci/toolchain.mjs';
import { differencesOf, isShuffled, type RanTest, resultsOf } from './testResults.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', multiple: true, default: [] } },
});
const anySeed = () => String(1 + Math.floor(Math.random() * 1_000_000));
const seeds: [string, string] = [values.seed[0] ?? anySeed(), values.seed[1] ?? anySeed()];
const directory = mkdtempSync(join(tmpdir(), 'shuffle-'));
const first = runShuffled(seeds[0]);
let second = runShuffled(seeds[1]);
let differences = differencesOf(resultsOf(first), resultsOf(second));
// Few tests may come in the same order by chance: another seed is drawn, unless one was asked for.
for (let draws = 1; draws < 5 && values.seed[1] === undefined; draws++) {
  if (isShuffled(first, second) || differences.length > 0) break;
  seeds[1] = anySeed();
  second = runShuffled(seeds[1]);
  differences = differencesOf(resultsOf(first), resultsOf(second));
}
rmSync(directory, { recursive: true });

if (first.length === 0) {
  console.error('No test ran.');
  process.exit(1);
}
for (const line of differences) console.log(`✗ ${line}`);
const failed = [...first, ...second].filter(({ status }) => status !== 'passed').length;
const wereShuffled = isShuffled(first, second);
if (!wereShuffled)
  console.log('Both runs had the same order of files, or of the tests in them: nothing is proven.');
console.log(
  `${first.length} stories with seeds ${seeds.join(' and ')}: ${differences.length} differences, ${failed} not passed`,
);
process.exit(differences.length === 0 && failed === 0 && wereShuffled ? 0 : 1);

function runShuffled(seed: string): RanTest[] {
  const file = join(directory, `${seed}.json`);
  console.log(`Seed ${seed} …`);
  const order = ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`];
  const { status } = runTool(
    'vitest',
    [
      'run',
      '--project=stories',
      ...order,
      '--reporter=dot',
      `--reporter=${join(import.meta.dirname, 'runOrderReporter.ts')}`,
      ...positionals,
    ],
    {
      env: { CHROMIUM_PATH: ensureBrowser(), RUN_ORDER_FILE: file },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RanTest[];
  } catch {
    console.error(`The run left no report (exit code ${status}).`);
    process.exit(1);
  }
}
