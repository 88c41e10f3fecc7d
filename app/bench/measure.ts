import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../.ci/startTool.mjs';
import { createBenchApi } from './benchApi.ts';
import { serveOver } from './benchServer.ts';
import { drawPlot } from './drawPlot.ts';
import { createFigures, printFigures } from './figures.ts';
import { firstLoadOf } from './firstLoad.ts';
import { createLine } from './line.ts';
import { createNoiseMeter } from './noise.ts';
import { firstLoads } from './phases/firstLoads.ts';
import { laterVisits } from './phases/laterVisits.ts';
import { lighthouseRun } from './phases/lighthouse.ts';
import { longLists } from './phases/longLists.ts';
import type { Bench } from './phases/phase.ts';
import { taps } from './phases/taps.ts';
import { siteOf } from './site.ts';
import { buildTargets } from './targets.ts';
import { goalsOf, printGoals } from './verdict.ts';

/** The app beside the smallest page that does the same, on a slowed processor and a phone's line, in turns. */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    phase: { type: 'string', multiple: true, default: [] },
    rows: { type: 'string', default: '2000' },
    peer: { type: 'string', multiple: true, default: [] },
    plot: { type: 'boolean', default: false },
  },
});
const apiPort = 4374;
const firstPort = 4380;
const apiOrigin = `http://localhost:${apiPort}`;
const plotFile = '.github/pictures/bench.svg';
const figuresFile = '.e2e/bench/figures.json';

const phases: Record<string, (bench: Bench) => Promise<void>> = {
  first: firstLoads,
  later: laterVisits,
  lists: (bench) => longLists(bench, Number(options.rows)),
  taps,
  lighthouse: lighthouseRun,
};
const chosen = options.phase.length === 0 ? Object.keys(phases) : options.phase;
const unknown = chosen.filter((name) => phases[name] === undefined && name !== 'size');
if (unknown.length > 0) throw new Error(`No phase ${unknown}: size, ${Object.keys(phases).join(', ')}`);

const targets = await buildTargets(apiOrigin, options.peer, firstPort);
const line = createLine({ latencyMs: 150, bytesPerSecond: 1_600_000 / 8 });
const origins = targets.map(({ origin }) => origin);
const api = createBenchApi(apiOrigin, origins);
const servers = [
  await serveOver(line, apiPort, api.answer),
  ...(await Promise.all(targets.map(({ dir }, at) => serveOver(line, firstPort + at, siteOf(dir))))),
];
const figures = createFigures();
const noise = createNoiseMeter();
const failed: string[] = [];
try {
  for (const { name, dir } of targets) {
    const { scripts, styles } = firstLoadOf(dir);
    figures.note('size', name, { 'script kB': scripts / 1000, 'styles kB': styles / 1000 });
  }
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    // Each target begins a round in its turn: the first of a phase meets a colder machine than the last.
    const first = (round - 1) % targets.length;
    const bench: Bench = {
      targets: [...targets.slice(first), ...targets.slice(0, first)],
      api,
      line,
      figures,
    };
    for (const name of chosen) {
      noise.sample();
      const started = performance.now();
      const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`;
      try {
        await phases[name]?.(bench);
        console.log(`round ${round}, ${name}: ${seconds()}`);
      } catch (error) {
        // The other rounds have been long; what this one has measured until then counts as well.
        failed.push(`round ${round}, ${name}, after ${seconds()}: ${String(error)}`);
        console.error(failed.at(-1));
      }
    }
  }
  noise.sample();
} finally {
  for (const server of servers) server.close();
  line.close();
}

const goals = goalsOf(figures, (figures.all.size?.app?.['script kB']?.[0] ?? Number.NaN) * 1000);
const quiet = noise.verdict();
printFigures(figures);
printGoals(goals);
console.log(
  `\nThe same work took ${quiet.medianMs} ms, the slowest time ${quiet.slowestToFastest} times the fastest, load ${quiet.load}: ${
    quiet.isQuiet ? 'a quiet machine.' : 'NOT a quiet machine; the ratios hold better than the times.'
  }`,
);
mkdirSync(dirname(join(root, figuresFile)), { recursive: true });
writeFileSync(
  join(root, figuresFile),
  JSON.stringify({ noise: quiet, goals, measured: figures.all }, null, 2),
);
console.log(`All figures: ${figuresFile}`);
if (failed.length > 0) {
  console.error(`\nNot measured:\n${failed.join('\n')}`);
  process.exitCode = 1;
} else if (options.plot) {
  const title = `The app against its goals: medians of ${options.rounds} rounds`;
  writeFileSync(join(root, plotFile), drawPlot(title, goals));
}
