import { countersOf, createPhone, standOn, untilAge, watchTexts } from '../browser.ts';
import type { Target } from '../targets.ts';
import { appOf, type Bench } from './phase.ts';

const settledMs = 7000;
/** The main thread of one visit differs from that of the next by a tenth: five rounds make medians of ten. */
const visitsInRound = 2;

/** A first visit of home, with nothing on the device: as a visitor, a member, and a member whose token has run out. */
export async function firstLoads(bench: Bench): Promise<void> {
  const app = appOf(bench);
  for (let visits = 0; visits < visitsInRound; visits += 1) {
    for (const target of bench.targets) {
      if (target.name !== 'floor + worker') await visit(bench, target, target.name, {});
    }
    await visit(bench, app, 'app, member', bench.api.memberSession(false));
    await visit(bench, app, 'app, stale token', bench.api.memberSession(true));
  }
}

async function visit(
  { api, line, figures }: Bench,
  target: Target,
  name: string,
  kept: Record<string, string>,
) {
  const phone = createPhone();
  const { page, cdp, close } = await phone.open();
  try {
    line.slow();
    await standOn(page, target.origin, kept);
    api.takeCalls();
    const [before, bytesBefore] = [await countersOf(cdp), line.bytes];
    const shownAt = await watchTexts(page, api.popularTitles());
    await page.goto(`${target.origin}/`, { waitUntil: 'commit' });
    const [tenCards = Number.NaN] = await shownAt();
    await untilAge(page, settledMs);
    const { fcp, lcp, cls, ready } = await page.evaluate(() => window.probe.figures());
    const { task } = await countersOf(cdp);
    const calls = api.takeCalls();
    figures.note('first load', name, {
      FCP: fcp,
      'ten cards': tenCards,
      LCP: lcp,
      ready: Math.max(ready, tenCards),
      'main thread': task - before.task,
      CLS: cls,
      kB: (line.bytes - bytesBefore) / 1000,
      calls: calls.length,
      refused: calls.filter(({ status }) => status === 401).length,
      elements: await page.evaluate(() => document.querySelectorAll('#root *').length),
    });
  } finally {
    await close();
    phone.forget();
  }
}
