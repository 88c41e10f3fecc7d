// Changes the code of packages/domain and packages/api in small ways and asks their tests to notice: `npm run mutation`.
// `-- --only packages/api/src/wire` tries one folder or file, `--package api` one package. Of what is not tried the last
// run's findings stand; `--afresh` forgets them. `--report` only tells of the last run, `--write` lists the new survivors
// under a reason to be filled in.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { finishTool, root } from '../startTool.mjs';
import { notMutated } from './mutatedPackage.mjs';
import { compare, listed, noReason, scoreOf, survivorsOf, withNew } from './survivors.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'packages/' },
    package: { type: 'string' },
    afresh: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const leastScore = 90;
const isWanted = (name) =>
  (values.package ?? name) === name &&
  (values.only.startsWith(`packages/${name}/`) || `packages/${name}/`.startsWith(values.only));
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Runs Stryker on what of the package is wanted; what it found is in the file of the package afterwards. */
async function mutate(name) {
  const isWhole = `packages/${name}/`.startsWith(values.only);
  const isFolder = !isWhole && statSync(join(root, values.only)).isDirectory();
  const part = isFolder ? `${values.only.replace(/\/$/, '')}/**/*.ts` : values.only;
  const narrow = isWhole ? [] : ['--mutate', [part, ...notMutated].join()];
  const { ok } = await finishTool('stryker', ['run', '.ci/mutation/stryker.mjs', ...narrow], {
    loud: true,
    minutes: 120,
    env: { MUTATED_PACKAGE: name },
  });
  return ok;
}

/** Tells of a package's score and survivors; whether all is well. */
function tell(name, report) {
  const list = join(root, `.ci/mutation/survivors/${name}.json`);
  const known = readJson(list);
  const files = Object.entries(report.files).filter(([file]) => file.startsWith(values.only));
  const { unknown, gone } = compare(files.flatMap(survivorsOf), listed(known), (file) =>
    files.some(([tried]) => tried === file),
  );
  const { score, tried, killed, timedOut, survived, ignored } = scoreOf(files);
  console.log(
    `\n${name}: ${score.toFixed(2)} % of ${tried} mutants noticed (${killed} by a test, ${timedOut} by never ending), ${survived} not, ${ignored} not tried`,
  );
  for (const line of gone) console.log(`✗ no longer there, drop it from the list: ${line}`);
  for (const line of unknown) console.log(`✗ nobody notices, and no reason is given: ${line}`);
  if (values.write) writeFileSync(list, `${JSON.stringify(withNew(known, unknown, gone), null, 2)}\n`);
  const isEnough = score >= leastScore;
  if (!isEnough) console.log(`✗ ${leastScore} % are needed.`);
  const isReasoned = !(noReason in known);
  if (!isReasoned) console.log(`✗ a survivor is listed under "${noReason}".`);
  return isEnough && isReasoned && unknown.length === 0 && gone.length === 0;
}

let failed = 0;
for (const name of ['domain', 'api'].filter(isWanted)) {
  const found = join(root, `.cache/mutation/${name}.json`);
  if (values.afresh) rmSync(found, { force: true });
  const hasRun = values.report || (await mutate(name));
  if (!hasRun || !existsSync(found) || !tell(name, readJson(found))) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
