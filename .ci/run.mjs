// Runs a script or a tool of the project: `node .ci/run.mjs <script.ts | tool> …`. npm's own launchers would do so with
// any Node, and with packages missing.
import { startTool } from './startTool.mjs';
import { ensureInstalled } from './toolchain.mjs';

const [what, ...args] = process.argv.slice(2);
ensureInstalled();
const isScript = /\.(ts|mjs)$/.test(what);
const child = isScript
  ? startTool('node', [what, ...args], { stdio: 'inherit' })
  : startTool(what, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
