// Smoke run of the built app in the engines that are not Chromium. Starts nothing for an engine that is missing.
import { existsSync } from 'node:fs';
import { linuxOnly } from '../../../.ci/linuxOnly.mjs';
import { runProgram, startTool } from '../../../.ci/startTool.mjs';
import { closingLine } from '../../../.ci/steps.mjs';

const engines = [
  // Without the library Firefox keeps its notifications from the desktop.
  {
    name: 'Firefox ESR',
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    needs: 'libnotify.so.4',
    script: 'firefox.ts',
  },
  { name: 'WebKitGTK', paths: ['/usr/bin/WebKitWebDriver'], needs: '/usr/bin/Xvfb', script: 'webkit.ts' },
];

/** A program by its path, or a shared library by its name. */
function isThere(needed) {
  if (needed.startsWith('/')) return existsSync(needed);
  return runProgram('/sbin/ldconfig', ['-p'], { encoding: 'utf8' }).stdout?.includes(needed) ?? false;
}

if (!linuxOnly('Firefox and WebKitGTK (Linux)', 'they are looked for where Debian puts them'))
  process.exit(0);

const counts = { passed: 0, failed: 0, skipped: 0 };
for (const { name, paths, needs, script } of engines) {
  const path = paths.find((candidate) => existsSync(candidate));
  const missing = path === undefined ? name : isThere(needs) ? null : `${name} (${needs})`;
  if (missing !== null) {
    process.stdout.write(`left out: ${name}: ${missing} is not installed\n`);
    counts.skipped += 1;
    continue;
  }
  const status = await new Promise((done) => {
    const child = startTool('node', [`app/e2e/engines/${script}`, path], { stdio: 'inherit' });
    child.on('exit', (code) => done(code ?? 1));
  });
  process.stdout.write(`${status === 0 ? '✓' : '✗'} ${name}\n`);
  counts[status === 0 ? 'passed' : 'failed'] += 1;
}
process.stdout.write(`${closingLine(counts)}\n`);
process.exit(counts.failed === 0 ? 0 : 1);
