import { loadEnv, type Plugin } from 'vite';
import { runProgram } from '../../.ci/startTool.mjs';

/**
 * Names the build in its failure reports: by `VITE_BUILD_ID`, else by the commit. A build that reports nothing has no
 * name: its files would change with every commit.
 */
export function buildIdPlugin(): Plugin {
  return {
    name: 'build-id',
    apply: 'build',
    config({ envDir, root = '.' }, { mode }) {
      const env = loadEnv(mode, envDir ? `${root}/${envDir}` : root);
      if (!env.VITE_ERROR_REPORT_URL || env.VITE_BUILD_ID) return;
      const { stdout } = runProgram('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
      process.env.VITE_BUILD_ID = stdout?.trim() || 'unnamed';
    },
  };
}
