// Measures the built app on this machine: `npm run bench`. Starts the app and the local API by itself.
import { startTool } from '../../.ci/startTool.mjs';
import { ensureBrowser, ensurePackages } from '../../.ci/toolchain.mjs';

ensurePackages();
const env = { CHROMIUM_PATH: ensureBrowser() };
const child = startTool('node', ['app/bench/measure.ts', ...process.argv.slice(2)], {
  env,
  stdio: 'inherit',
});
child.on('exit', (code) => process.exit(code ?? 1));
