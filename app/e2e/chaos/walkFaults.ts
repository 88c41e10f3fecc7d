import { parseArgs } from 'node:util';
import { operationsOf } from '@campus-bell/fixtures/contract/operations';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import { hashText } from '@campus-bell/fixtures/random';
import { inParallel } from '../../../.storybook/review/inParallel.ts';
import { startChaosSite } from './chaosSite.ts';
import { type Cell, cellId, faultKinds, walkCell } from './faultCell.ts';
import { closing, sayFaults } from './report.ts';

/**
 * Every operation of openapi.yaml under every fault, on the screen that uses it: `npm run walk:faults`.
 * `-- --only fetchMember/hang,like` walks the cells that begin so, `--kind huge` one fault everywhere, `--tenth` a fixed tenth, `--seed 7` draws other
 * wrong answers, `--built` takes the build of the end-to-end tests.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    kind: { type: 'string' },
    tenth: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    built: { type: 'boolean', default: false },
    pages: { type: 'string', default: '5' },
  },
});

/** Found by the whole walk, and looked at with every tenth since. */
const hasBeenRed = (cell: Cell) => cellId(cell) === 'fetchPopularEvents/hang';

const began = Date.now();
const operations = operationsOf(readOpenApi()) as Cell['operation'][];
const every = operations.flatMap((operation) => faultKinds.map((kind): Cell => ({ operation, kind })));
const only = values.only.split(',');
const wanted = every.filter(
  (cell) => only.some((id) => cellId(cell).startsWith(id)) && (values.kind ?? cell.kind) === cell.kind,
);
// What waits long is spread over the run.
const order = (cell: Cell) => hashText(cellId(cell));
const inOrder = wanted.toSorted((one, other) => order(one) - order(other));
const tenth = Math.ceil(inOrder.length / 10);
const inTenth = inOrder.slice(tenth, 2 * tenth);
const cells = values.tenth ? [...new Set([...inTenth, ...inOrder.filter(hasBeenRed)])] : inOrder;
const site = await startChaosSite({
  places: Math.min(Number(values.pages), cells.length),
  built: values.built,
});

let failed = 0;
let walked = 0;
try {
  for (const { switchboard } of site.places) switchboard.seed = Number(values.seed);
  await inParallel(site.places, cells.values(), async (place, cell) => {
    const wrongs = await walkCell(site.browser, place, cell);
    if (wrongs.length > 0) failed += 1;
    walked += 1;
    if (walked % 50 === 0) process.stdout.write(`… ${walked} of ${cells.length}\n`);
    const [at, details] = [`again by: npm run walk:faults -- --only ${cellId(cell)}`, wrongs.slice(1)];
    if (wrongs[0] !== undefined) sayFaults([{ title: `${cellId(cell)}: ${wrongs[0]}`, at, details }]);
  });
} finally {
  await site.close();
}

closing(`${cells.length} of ${every.length} cells on ${site.day}, seed ${values.seed}`, {
  passed: cells.length - failed,
  failed,
  began,
});
