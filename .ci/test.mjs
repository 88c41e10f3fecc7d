import { finishTool } from './startTool.mjs';
import {
  closingLine,
  countsOfOutput,
  failureLines,
  lookAgain,
  runChecks,
  runPlaywright,
  runVitest,
  seconds,
  sum,
} from './steps.mjs';
import { ensureBrowser, ensurePackages } from './toolchain.mjs';

const started = Date.now();
ensurePackages();
const env = { CHROMIUM_PATH: ensureBrowser() };
const parts = [];
const failures = [];

/** A red suite does not keep the rest from being seen; a few red tests are asked once more. */
async function suite(title, run) {
  console.log(`\n── ${title}`);
  const began = Date.now();
  const counts = await lookAgain(await run(), run);
  parts.push(counts);
  failures.push(...failureLines(title, counts));
  console.log(`${title}: ${closingLine(counts)} (${seconds(began)})`);
}

/** Runs a command as a suite: its own closing line counts, else the command itself as one test. */
async function command(title, program, ...args) {
  await suite(title, async () => {
    const { ok, output } = await finishTool(program, args, { env, minutes: 20 });
    if (!ok) console.log(output);
    for (const leftOut of ok ? (output.match(/^– .*$/gm) ?? []) : []) console.log(leftOut);
    return countsOfOutput(ok, output);
  });
}

const vitest =
  (...projects) =>
  (files) =>
    runVitest(projects, env, files);

await suite('Checks', runChecks);
await suite('Units', vitest('unit', 'rules'));
await suite('Stories', vitest('stories'));
// Side by side: each leaves a processor idle for much of its time.
await Promise.all([
  suite('Contracts', () => runVitest(['consumer', 'contracts'], env)).then(() =>
    command('JUnit class', 'node', 'contracts/run.mjs', 'junit'),
  ),
  command('Storybook build', 'storybook', 'build', '-o', 'storybook-static', '--quiet'),
]);
await suite('End to end', (files) => runPlaywright(env, files));
// With the build of the end-to-end tests; the whole of each is a command of its own.
await command('Bent answers', 'node', 'app/e2e/chaos/fuzz.ts', '--built', '--tours', '3', '--pages', '3');
await command('Calls that fail', 'node', 'app/e2e/chaos/walkFaults.ts', '--built', '--tenth');
await command('Two members', 'node', 'app/e2e/chaos/walkModel.ts', '--built', '--walks', '2');

const total = sum(parts);
console.log(`\nTested in ${seconds(started)}.`);
for (const line of failures) console.log(line);
console.log(closingLine(total));
process.exit(total.failed === 0 ? 0 : 1);
