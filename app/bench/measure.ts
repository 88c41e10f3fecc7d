import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Launcher, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { root, startTool } from '../../.ci/startTool.mjs';
import { browserPath, pagesOfTheBrowser } from '../../.ci/toolchain.mjs';
import { type Bar, drawPlot } from './drawPlot.ts';
import { firstLoadOf } from './firstLoad.ts';

/** Figures of the production build: first-load sizes, and Lighthouse on a simulated mobile phone. */
const { values: options } = parseArgs({ options: { plot: { type: 'boolean', default: false } } });
const plotFile = '.github/pictures/bench.svg';
const appPort = 4373;
const apiPort = 4374;
const out = '.e2e/bench';
const lighthouseRuns = 5;
const withoutFeatures = '--disable-features=';
/** A phone has no pages of the browser beside the one that it shows; the measuring one does without them too. */
const chromeFlags = [
  ...Launcher.defaultFlags().map((flag) =>
    flag.startsWith(withoutFeatures) ? [flag, ...pagesOfTheBrowser].join(',') : flag,
  ),
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
];
const address = `http://localhost:${appPort}/`;

const server = await startCampus();
try {
  const { scripts, styles } = firstLoadOf(out);
  console.log(`first load of /: JavaScript ${kilobytes(scripts)} brotli, styles ${kilobytes(styles)} brotli`);
  const bars = await measureLighthouse();
  const script: Bar = {
    label: 'script of the first load',
    value: Math.round(scripts / 100) / 10,
    range: null,
    full: 150,
    unit: ' kB',
  };
  const title = `Home on a simulated phone: medians of ${lighthouseRuns} runs of Lighthouse`;
  if (options.plot) writeFileSync(join(root, plotFile), drawPlot(title, [...bars, script]));
} finally {
  server.kill();
}

function startCampus(): Promise<ChildProcess> {
  const child = startTool(
    'node',
    ['app/scripts/start.mjs', '--app-port', `${appPort}`, '--api-port', `${apiPort}`, '--out', out],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Campus Bell:')) resolve(child);
    });
    child.once('exit', () => reject(new Error('the app did not start')));
  });
}

async function measureLighthouse(): Promise<Bar[]> {
  const categories = ['performance', 'accessibility', 'best-practices'] as const;
  const timings = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ] as const;
  const scores = new Map<string, number[]>();
  const note = (name: string, figure: number) => scores.set(name, [...(scores.get(name) ?? []), figure]);
  for (let run = 0; run < lighthouseRuns; run += 1) {
    const chrome = await launch({
      chromePath: browserPath(),
      ignoreDefaultFlags: true,
      chromeFlags,
    });
    try {
      const result = await lighthouse(address, { port: chrome.port, onlyCategories: [...categories] });
      if (result === undefined) throw new Error('Lighthouse gave no result');
      const { lhr } = result;
      if (lhr.runtimeError !== undefined) console.log(`  not measured: ${lhr.runtimeError.message}`);
      const line = categories.map(
        (name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)] as const,
      );
      for (const [name, score] of line) note(name, score);
      for (const id of timings.slice(0, 3)) note(id, Math.round(lhr.audits[id]?.numericValue ?? 0));
      const seen = timings.map((id) => `${id} ${lhr.audits[id]?.displayValue ?? '?'}`);
      console.log(
        `run ${run + 1}: ${line.map(([name, score]) => `${name} ${score}`).join(', ')} (${seen.join(', ')})`,
      );
      const failed = Object.values(lhr.audits).filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary',
      );
      for (const { title } of failed) console.log(`  not met: ${title}`);
    } finally {
      chrome.kill();
    }
  }
  return [...scores].map(([name, values]) => {
    const sorted = values.toSorted((a, b) => a - b);
    const value = sorted[Math.floor(sorted.length / 2)] ?? 0;
    console.log(`${name}: median ${value} of ${sorted.join(', ')}`);
    const isScore = (categories as readonly string[]).includes(name);
    return {
      label: name.replaceAll('-', ' '),
      value,
      range: [sorted[0] ?? value, sorted.at(-1) ?? value],
      full: isScore ? 100 : 4000,
      unit: isScore ? '' : ' ms',
    };
  });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
