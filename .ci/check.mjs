import { oldPictures } from './picturesAge.mjs';
import { closingLine, runChecks, runVitest, seconds, sum } from './steps.mjs';
import { ensurePackages } from './toolchain.mjs';

const started = Date.now();
ensurePackages();
const total = sum([await runChecks(), await runVitest(['unit', 'rules'])]);
const old = oldPictures();
if (old !== null) console.log(`! ${old}`);
console.log(`Checked in ${seconds(started)}.`);
console.log(closingLine(total));
process.exit(total.failed === 0 ? 0 : 1);
