import { parseArgs } from 'node:util';
import { inParallel } from '../../../.storybook/review/inParallel.ts';
import { startChaosSite } from './chaosSite.ts';
import { closing, sayFaults } from './report.ts';
import { type TourResult, takeTour } from './tour.ts';

/**
 * Wrong answers, sent to their screens: `npm run fuzz`. Each tour opens every screen of the built app while all answers
 * are bent by the schema. `-- --seed 42` takes one tour again, `--answers 9000` sets how many answers are enough, `--tours 3`
 * how many tours there are whatever they bring, `--from 1000` where the seeds begin, `--built` takes the build of the
 * end-to-end tests.
 */
const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '5000' },
    tours: { type: 'string' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    built: { type: 'boolean', default: false },
    pages: { type: 'string', default: '4' },
  },
});

const began = Date.now();
const pages = values.seed === undefined ? Number(values.pages) : 1;
const site = await startChaosSite({ places: pages, built: values.built });
const isEnough = () =>
  values.tours === undefined ? answers >= Number(values.answers) : next >= first + Number(values.tours);
const first = Number(values.seed ?? values.from);
let answers = 0;
let next = first;
const results: TourResult[] = [];

function* seeds(): Generator<number> {
  if (values.seed !== undefined) {
    yield first;
    return;
  }
  while (!isEnough()) {
    yield next;
    next += 1;
  }
}

try {
  await inParallel(site.places, seeds(), async (place, seed) => {
    const result = await takeTour(site.browser, place, seed);
    answers += result.answers;
    results.push(result);
  });
} finally {
  await site.close();
}

const faults = results.flatMap((result) => result.faults);
sayFaults(
  faults.map(({ seed, stop, wrong, answers: bent }) => ({
    title: wrong,
    at: `${stop}, again by: npm run fuzz -- --seed ${seed}`,
    details: bent.flatMap(({ operationId, status, changes }) =>
      changes.map((change) => `${operationId} ${status} ${change}`),
    ),
  })),
);
const failed = results.filter((result) => result.faults.length > 0).length;
closing(
  `${answers} bent answers sent to screens in ${results.length} tours on ${site.day}, seeds ${first} to ${first + results.length - 1}`,
  { passed: results.length - failed, failed, began },
);
