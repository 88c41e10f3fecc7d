import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { type ChaosSite, type Place, startChaosSite } from './chaosSite.ts';
import { inParallel } from './inParallel.ts';
import { StepCommand } from './model/stepCommand.ts';
import { steps } from './model/steps.ts';
import { openWorld, type World } from './model/world.ts';
import { closing, type Finding, sayFaults } from './report.ts';

/**
 * Two members in three tabs, whatever happens: `npm run walk:model`. Walks of 40 steps on average, drawn by seed; one that fails is
 * taken again with fewer steps as long as it fails. `-- --seed 42` takes one walk again, `--walks 20` sets how many,
 * `--from 1000` where the seeds begin, `--built` takes the build of the end-to-end tests.
 */
const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    built: { type: 'boolean', default: false },
    pages: { type: 'string', default: '2' },
  },
});

const stepsOfAWalk = 40;
const shrinkingMs = 120_000;

const began = Date.now();
const first = Number(values.seed ?? values.from);
const walks = values.seed === undefined ? Number(values.walks) : 1;
const seeds = Array.from({ length: walks }, (_, at) => first + at);
const site = await startChaosSite({ places: Math.min(Number(values.pages), walks), built: values.built });
const findings: Finding[] = [];
let taken = 0;

try {
  await inParallel(site.places, seeds.values(), async (place, seed) => {
    const finding = await walk(site, place, seed);
    if (finding !== null) findings.push(finding);
  });
} finally {
  await site.close();
}

sayFaults(findings);
closing(`${walks} walks, ${taken} steps, seeds ${first} to ${first + walks - 1}`, {
  passed: walks - findings.length,
  failed: findings.length,
  began,
});

/** One walk; what is wrong with it after it was made as short as it can be, or null. */
async function walk({ browser }: ChaosSite, place: Place, seed: number): Promise<Finding | null> {
  const command = fc.constantFrom(...steps).map((step) => new StepCommand(step));
  // From none to 40 in each half: 40 on average.
  const half = fc.noBias(
    fc.commands<object, World, true>([command], { maxCommands: stepsOfAWalk, size: 'max' }),
  );
  const details = await fc.check(
    fc.asyncProperty(half, half, async (start, rest) => {
      const world = await openWorld(browser, place);
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: world }), both(start, rest));
      } finally {
        taken += world.steps;
        await world.close();
      }
    }),
    { seed, numRuns: 1, interruptAfterTimeLimit: shrinkingMs, markInterruptAsFailure: false },
  );
  if (!details.failed) return null;
  return {
    title: details.errorInstance instanceof Error ? details.errorInstance.message : 'a walk failed',
    at: `seed ${seed}, after ${details.numShrinks} shrinks, again by: npm run walk:model -- --seed ${seed}`,
    details: (details.counterexample ?? []).map(String),
  };
}

function* both<Item>(start: Iterable<Item>, rest: Iterable<Item>): Generator<Item> {
  yield* start;
  yield* rest;
}
