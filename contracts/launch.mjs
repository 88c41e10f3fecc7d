import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * True when this Node runs TypeScript. Otherwise the script starts itself again under the Node that is
 * installed with the packages, and ends as that one does.
 */
export function canRunTypeScript(script) {
  if (process.features.typescript) return true;
  const own = join(import.meta.dirname, '..', 'node_modules', '.bin', 'node');
  if (!existsSync(own)) {
    console.error('Node 22.18 or newer is needed, or `npm install` on Linux, which brings its own.');
    process.exit(2);
  }
  const { status } = spawnSync(own, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
