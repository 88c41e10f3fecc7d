import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishTool } from '../../.ci/startTool.mjs';
import { type Reading, readingsFile } from '../consumer/recordReads.ts';
import { type Pact, pactNames, pactsDir, readPacts } from '../pactFiles.ts';
import type { Finding } from './Check.ts';

/** What a run of the consumer contracts gave. */
export interface Regenerated {
  pacts: Pact[];
  /** Text of each pact file, in one fixed order of interactions and without anything of the day. */
  texts: Map<string, string>;
  readings: Reading[];
  counts: { passed: number; failed: number; skipped: number };
  /** What Vitest printed. */
  output: string;
}

const contractsDir = join(import.meta.dirname, '..');

/** Runs the consumer contracts into an empty folder. */
export async function regenerate(): Promise<Regenerated> {
  const dir = mkdtempSync(join(tmpdir(), 'campus-bell-pacts-'));
  try {
    const report = join(dir, 'report');
    const pactDir = join(dir, 'pacts');
    mkdirSync(pactDir);
    const output = await runVitest(pactDir, report);
    if (!existsSync(report)) throw new Error(`The consumer contracts did not run.\n${output}`);
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    const counts = { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
    const pacts = readPacts(pactDir).map(({ content, ...pact }) => {
      const interactions = content.interactions.toSorted((a, b) => (a.description < b.description ? -1 : 1));
      const name = pactNames[content.consumer.name] ?? pact.name;
      return { ...pact, name, content: { ...content, interactions } };
    });
    const texts = new Map(pacts.map(({ name, content }) => [name, `${JSON.stringify(content, null, 2)}\n`]));
    const lines = join(pactDir, readingsFile);
    const readings = existsSync(lines) ? readFileSync(lines, 'utf8').trim().split('\n') : [];
    return { pacts, texts, readings: readings.map((line) => JSON.parse(line) as Reading), counts, output };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function runVitest(pactDir: string, report: string): Promise<string> {
  const args = ['run', '--config', 'vitest.config.ts', '--reporter=default', '--reporter=json'];
  const options = { cwd: contractsDir, env: { PACT_DIR: pactDir } };
  return (await finishTool('vitest', [...args, `--outputFile.json=${report}`], options)).output;
}

/** The committed files are what the contracts give, byte for byte; with `write` they are made so. */
export function compareFiles(texts: Map<string, string>, dir: string, write: boolean): Finding {
  const problems: string[] = [];
  for (const [name, text] of texts) {
    const file = join(dir, name);
    const committed = existsSync(file) ? readFileSync(file, 'utf8') : null;
    if (committed === text) continue;
    if (write) writeFileSync(file, text);
    else {
      const line =
        committed === null ? 'is missing' : `differs from line ${firstDifference(committed, text)}`;
      problems.push(`${name} ${line}: run \`npm run contracts -- --write\` and review the difference`);
    }
  }
  if (dir !== pactsDir) return { problems };
  for (const { name } of readPacts()) {
    if (texts.has(name)) continue;
    if (write) rmSync(join(pactsDir, name));
    else problems.push(`${name} belongs to no consumer contract any more`);
  }
  return { problems };
}

function firstDifference(a: string, b: string): number {
  const other = b.split('\n');
  return a.split('\n').findIndex((line, index) => line !== other[index]) + 1;
}
