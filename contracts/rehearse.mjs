// Runs the commands of README.md, as they stand, in a temporary clone, and prints how long each took.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram, startTool } from '../.ci/startTool.mjs';

const root = join(import.meta.dirname, '..');
const clone = mkdtempSync(join(tmpdir(), 'campus-bell-kit-'));
const limitSeconds = 600;

function start(command) {
  const [tool, ...args] = command.split(' ');
  return startTool(tool, args, { cwd: clone, stdio: ['ignore', 'pipe', 'inherit'] });
}

const finished = (child) => new Promise((resolve) => child.on('close', (code) => resolve(code)));

const page = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const verifying = page.slice(page.indexOf('## Verify'), page.indexOf('## What a failure'));
const commands = [...verifying.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block]) =>
  block.trim().split('\n'),
);

let server = null;
let faulty = false;
let counted = 0;
let failed = 0;
try {
  runProgram('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' });
  for (const command of commands) {
    const started = performance.now();
    let note = '';
    if (command.includes('standalone/server.mjs')) {
      server?.kill();
      faulty = command.includes('--fault');
      server = start(command);
      await new Promise((resolve) => server.stdout.once('data', resolve));
      note = 'listens';
    } else {
      const child = start(command);
      child.stdout.resume();
      const code = await finished(child);
      const expected = faulty ? 1 : 0;
      note = `exit ${code}`;
      if (code !== expected) {
        failed += 1;
        note += `, ${expected} was expected`;
      }
    }
    const seconds = (performance.now() - started) / 1000;
    if (command !== 'npm ci') counted += seconds;
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${note.padEnd(8)}  ${command}`);
  }
} finally {
  server?.kill();
  rmSync(clone, { recursive: true, force: true });
}
console.log(`\n${counted.toFixed(1)} s in all without the install, at most ${limitSeconds}`);
process.exit(failed === 0 && counted <= limitSeconds ? 0 : 1);
