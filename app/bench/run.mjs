// Measures the built app on this machine: `npm run bench`. Starts the app and the local API by itself.
import { spawn } from 'node:child_process';
import { ensureBrowser, ensurePackages, root, toolEnvironment } from '../../.ci/toolchain.mjs';

ensurePackages();
const env = toolEnvironment({ CHROMIUM_PATH: ensureBrowser() });
const child = spawn('node', ['app/bench/measure.ts'], { cwd: root, env, stdio: 'inherit' });
child.on('exit', (code) => process.exit(code ?? 1));
