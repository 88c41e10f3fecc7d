import { type Figures, shown } from './figures.ts';

/** One goal: what was reached, and how far it may go. */
export interface Goal {
  phase: string;
  what: string;
  reached: number;
  /** Reached may be no more than this; for scores no less. */
  limit: number;
  isAtLeast: boolean;
  isRatio: boolean;
}

/** What the app has set itself to reach, each with what it did reach; NaN where it was not measured. */
export function goalsOf({ median }: Figures, scriptBytes: number): Goal[] {
  const goal = (phase: string, what: string, reached: number, limit: number): Goal => ({
    phase,
    what,
    reached,
    limit,
    isAtLeast: false,
    isRatio: false,
  });
  const against = (
    phase: string,
    metric: string,
    limit: number,
    [mine, theirs]: readonly [string, string] = ['app', 'floor'],
    label = phase,
  ): Goal => ({
    ...goal(
      label,
      `${metric} ÷ ${theirs}`,
      median(phase, mine, metric) / median(phase, theirs, metric),
      limit,
    ),
    isRatio: true,
  });
  const worker = ['app', 'floor + worker'] as const;
  const list = (rows: number, metric: string) => median(`list of ${rows} rows`, 'app', metric);
  const atLeast = (metric: string, limit: number): Goal => ({
    ...goal('Lighthouse', metric, median('Lighthouse', 'app', metric), limit),
    isAtLeast: true,
  });
  return [
    against('first load', 'FCP', 0.5),
    against('first load', 'ten cards', 0.75),
    against('first load', 'LCP', 0.9),
    against('first load', 'ready', 1.6),
    against('first load', 'main thread', 2.2),
    goal('first load', 'CLS', median('first load', 'app', 'CLS'), 0.01),
    goal('first load', 'JavaScript, kB', scriptBytes / 1000, 95),
    ...(['repeat', 'offline'] as const).flatMap((phase) => [
      against(phase, 'ten cards', 0.9, worker),
      against(phase, 'LCP', 1, worker),
    ]),
    atLeast('performance', Math.max(97, median('Lighthouse', 'floor', 'performance') - 1 || 0)),
    ...['accessibility', 'best-practices', 'seo'].map((metric) => atLeast(metric, 100)),
    against('list of 500 rows', 'script', 2),
    against('list of 500 rows', 'long frames', 1.2),
    goal('list of 2000 rows', 'elements ÷ those of 100', list(2000, 'elements') / list(100, 'elements'), 1.1),
    goal(
      'list of 2000 rows',
      'script of a row ÷ that of 500',
      list(2000, 'script') / 2000 / (list(500, 'script') / 500),
      1.15,
    ),
    ...[300, 1500].flatMap((row) => [
      goal(`row ${row}`, 'back, ms', median(`row ${row}`, 'app', 'back'), 250),
      goal(`row ${row}`, 'back, px off', median(`row ${row}`, 'app', 'px off'), 0),
      goal(`row ${row}`, 'calls of back', median(`row ${row}`, 'app', 'calls of back'), 0),
      goal(`row ${row}`, 'open, ms', median(`row ${row}`, 'app', 'open'), 100),
    ]),
    against('from a push', 'title', 0.6, worker),
    against('from a push', 'body', 0.9, worker),
    against('from a push', 'LCP', 1, worker),
    against('first load', 'ten cards', 1.05, ['app, stale token', 'app'], 'stale token'),
    goal('stale token', 'calls refused', median('first load', 'app, stale token', 'refused'), 0),
    ...['like', 'tab', 'filter', 'typing'].map((what) =>
      goal('interactions', `${what}, ms`, median('interactions', 'app', what), 100),
    ),
  ];
}

export const isMet = ({ reached, limit, isAtLeast }: Goal) =>
  isAtLeast ? reached >= limit : reached <= limit;

/** Prints what was measured of the goals, a line each. */
export function printGoals(goals: readonly Goal[]): void {
  console.log('\ngoals');
  for (const each of goals) {
    if (Number.isNaN(each.reached)) continue;
    const { phase, what, reached, limit, isAtLeast } = each;
    const target = `${isAtLeast ? '≥' : '≤'} ${shown(limit)}`;
    const cells = [phase.padEnd(20), what.padEnd(32), shown(reached).padStart(7), target.padStart(8)];
    console.log(`  ${isMet(each) ? '✓' : '✗'} ${cells.join(' ')} ${isMet(each) ? 'met' : 'missed'}`);
  }
}
