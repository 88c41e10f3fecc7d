// Runs the story tests twice in random orders, which both have to be green: `npm run shuffle`. Words limit it to files.
import { parseArgs } from 'node:util';
import { runTool } from '../../.ci/startTool.mjs';
import { ensureBrowser } from '../../.ci/toolchain.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', multiple: true, default: [] } },
});
const now = Date.now() % 1_000_000;
const [first = String(now), second = String(now + 1)] = values.seed;
const env = { CHROMIUM_PATH: ensureBrowser() };

for (const seed of [first, second]) {
  console.log(`Seed ${seed} …`);
  const order = ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`];
  const args = ['run', '--project=stories', ...order, '--reporter=dot', ...positionals];
  const { status } = runTool('vitest', args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(1);
}
