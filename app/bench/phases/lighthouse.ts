import { Launcher, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserPath, pagesOfTheBrowser } from '../../../.ci/toolchain.mjs';
import type { Target } from '../targets.ts';
import type { Bench } from './phase.ts';

const withoutFeatures = '--disable-features=';
/** A phone has no pages of the browser beside the one that it shows; the measuring one does without them too. */
const chromeFlags = [
  ...Launcher.defaultFlags().map((flag) =>
    flag.startsWith(withoutFeatures) ? [flag, ...pagesOfTheBrowser].join(',') : flag,
  ),
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  // Of a student, as in the other phases: else a visitor who reads English is judged, whose document comes second.
  '--lang=ko-KR',
  '--accept-lang=ko-KR',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** Lighthouse on a phone that it simulates itself. */
export async function lighthouseRun(bench: Bench): Promise<void> {
  bench.line.fast();
  for (const target of bench.targets) {
    if (target.name !== 'floor + worker') await judge(bench, target);
  }
}

async function judge({ figures }: Bench, { name, origin }: Target) {
  const chrome = await launch({ chromePath: browserPath(), ignoreDefaultFlags: true, chromeFlags });
  try {
    const result = await lighthouse(`${origin}/`, { port: chrome.port, onlyCategories: [...categories] });
    if (result === undefined) throw new Error('Lighthouse gave no result');
    const { lhr } = result;
    if (lhr.runtimeError !== undefined) {
      console.log(`${name}: not measured: ${lhr.runtimeError.message}`);
      return;
    }
    const scores = categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]);
    const times = timings.map((id) => [id, lhr.audits[id]?.numericValue ?? Number.NaN]);
    figures.note('Lighthouse', name, Object.fromEntries([...scores, ...times]));
    const failed = Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary',
    );
    for (const { title } of failed) console.log(`${name}: not met: ${title}`);
  } finally {
    chrome.kill();
  }
}
