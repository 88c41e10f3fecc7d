import { nodeProgram, runTool } from '../.ci/startTool.mjs';
import { ensurePackages } from '../.ci/toolchain.mjs';

/**
 * True when the project's Node runs this. Otherwise the script starts itself again under that one, and ends as it
 * does. Installs the packages where they are missing.
 */
export function canRunTypeScript(script) {
  ensurePackages();
  if (nodeProgram() === process.execPath) return true;
  const { status } = runTool('node', [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
