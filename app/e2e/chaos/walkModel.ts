import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { inParallel } from '../../../.storybook/review/inParallel.ts';
import { type ChaosSite, type Place, startChaosSite } from './chaosSite.ts';
import { checkEnd } from './model/checkStep.ts';
import { StepCommand } from './model/stepCommand.ts';
import { type Step, steps } from './model/steps.ts';
import { openWorld, type World } from './model/world.ts';
import { closing, type Finding, sayFaults } from './report.ts';
import { stoppedBy } from './stoppedBy.ts';

/**
 * Two members in three tabs, whatever happens: `npm run walk:model`. Walks of 40 steps, drawn by seed; one that fails is
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
const walkLimitMs = 300_000;
const shrinkingMs = 240_000;
/** How often a kind of step is taken before it counts that it never found what it was to press. */
const fairTries = 12;

const began = Date.now();
const first = Number(values.seed ?? values.from);
const walks = values.seed === undefined ? Number(values.walks) : 1;
const seeds = Array.from({ length: walks }, (_, at) => first + at);
const site = await startChaosSite({ places: Math.min(Number(values.pages), walks), built: values.built });
const tries = new Map<string, { taken: number; acted: number }>();
let walked = 0;
let failed = 0;
let taken = 0;

function tally(kind: string, hasActed: boolean): void {
  const { taken: before, acted: actedBefore } = tries.get(kind) ?? { taken: 0, acted: 0 };
  tries.set(kind, { taken: before + 1, acted: actedBefore + (hasActed ? 1 : 0) });
}

try {
  await inParallel(site.places, seeds.values(), async (place, seed) => {
    const finding = await walk(site, place, seed);
    walked += 1;
    if (walked % 20 === 0) process.stdout.write(`… ${walked} of ${walks}\n`);
    if (finding === null) return;
    failed += 1;
    sayFaults([finding], stepsOfAWalk);
  });
} finally {
  await site.close();
}

const idle = [...tries].filter(([, { taken: all, acted }]) => all >= fairTries && acted === 0);
sayFaults(
  idle.map(([kind, { taken: all }]) => ({
    title: `nobody ever ${kind}`,
    at: `${all} times it found nothing to press`,
    details: [],
  })),
);
const acted = [...tries.values()].reduce((sum, each) => sum + each.acted, 0);
closing(
  `${walks} walks, ${taken} steps of which ${acted} acted, on ${site.day}, seeds ${first} to ${first + walks - 1}`,
  {
    passed: walks - failed,
    failed: failed + idle.length,
    began,
  },
);

/** One walk; what is wrong with it after it was made as short as it can be, or null. */
async function walk(site: ChaosSite, place: Place, seed: number): Promise<Finding | null> {
  const step = fc.constantFrom(...steps);
  const whole = fc.array(step, { minLength: stepsOfAWalk, maxLength: stepsOfAWalk });
  const [drawn = []] = fc.sample(whole, { seed, numRuns: 1 });
  const { wrong, done } = await take(site, place, drawn).ended;
  if (wrong === null) return null;

  let attempt: Attempt | null = null;
  const fewerSteps = fc.array(step, { maxLength: stepsOfAWalk, size: 'max' });
  const ends = endsOf(done);
  const details = await fc.check(
    fc.asyncProperty(fewerSteps, async (fewer) => {
      attempt = take(site, place, fewer);
      const again = await attempt.ended;
      if (again.wrong !== null) throw new Error(again.wrong);
    }),
    {
      examples: ends.map((end) => [end]),
      numRuns: ends.length,
      seed,
      interruptAfterTimeLimit: shrinkingMs,
      markInterruptAsFailure: false,
    },
  );
  await (attempt as Attempt | null)?.stop();
  const shortest = details.counterexample?.[0] ?? done;
  const { errorInstance: error } = details;
  return {
    title: error instanceof Error ? error.message : `${wrong} (not again within ${shrinkingMs / 1000} s)`,
    at: `seed ${seed}, after ${details.numShrinks} shrinks, again by: npm run walk:model -- --seed ${seed}`,
    details: [...shortest.map(({ name }) => name), `at first: ${wrong}`],
  };
}

/** The last step, the last two, the last four and so on up to all: most of what goes wrong needs little before it. */
function endsOf(done: Step[]): Step[][] {
  const shorter = [1, 2, 4, 8, 16, 32].filter((length) => length < done.length);
  return [...shorter.map((length) => done.slice(-length)), done];
}

interface Attempt {
  /** What was wrong, or null, and the steps that were begun. */
  ended: Promise<{ wrong: string | null; done: Step[] }>;
  /** Gives it up; no step of it is under way any more afterwards. */
  stop(): Promise<void>;
}

/** Takes steps one after the other until something is wrong. */
function take({ browser }: ChaosSite, place: Place, wanted: readonly Step[]): Attempt {
  let isStopped = false;

  let world: World | null = null;
  let wrong: string | null = null;

  async function run(): Promise<void> {
    world = await openWorld(browser, place, { isStopped: () => isStopped, tally });
    const real = world;
    try {
      const commands = wanted.map((step) => new StepCommand(step));
      await fc.asyncModelRun(() => ({ model: {}, real }), commands);
      wrong = (await checkEnd(real))[0] ?? null;
    } catch (error) {
      wrong = error instanceof Error ? (error.message.split('\n')[0] ?? null) : String(error);
    }
    taken += real.steps;
    await real.close();
  }

  const ended = stoppedBy(run(), walkLimitMs).then(async (reason) => {
    isStopped = true;
    await world?.close();
    return {
      wrong: reason === null ? wrong : `the walk ${reason}`,
      done: wanted.slice(0, world?.steps),
    };
  });
  return {
    ended,
    async stop() {
      isStopped = true;
      await ended;
    },
  };
}
