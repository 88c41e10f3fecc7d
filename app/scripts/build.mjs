// Builds the app into `dist`: `npm run build`. With `-- --source-maps` the maps lie in `.source-maps`, out of what is
// served: give them to whoever reads the team's failure reports.
import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, runTool } from '../../.ci/startTool.mjs';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    'source-maps': { type: 'boolean', default: false },
  },
});
const out = join(root, values.out);
const env = { APP_OUT_DIR: `../${values.out}`, SOURCE_MAPS: values['source-maps'] ? 'aside' : undefined };

run('vite', 'build', '--logLevel', 'warn');
if (values['source-maps']) moveMaps();
run('node', 'app/scripts/compressDist.ts', values.out);

function run(tool, ...args) {
  const { status } = runTool(tool, args, { env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function moveMaps() {
  const aside = join(root, '.source-maps');
  rmSync(aside, { recursive: true, force: true });
  const maps = globSync('**/*.map', { cwd: out });
  for (const map of maps) {
    mkdirSync(dirname(join(aside, map)), { recursive: true });
    cpSync(join(out, map), join(aside, map));
    rmSync(join(out, map));
  }
  console.log(`${maps.length} source maps in .source-maps`);
}
