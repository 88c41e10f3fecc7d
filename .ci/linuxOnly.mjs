/** Whether a suite that needs Linux can run here. Elsewhere it is left out with one printed line: what, and why. */
export function linuxOnly(
  suite,
  why,
  { platform = process.platform, env = process.env, print = console.log } = {},
) {
  if (platform === 'linux') return true;
  // Playwright reads its configuration anew in every worker.
  if (env.TEST_WORKER_INDEX === undefined) print(`left out: ${suite}: ${why}`);
  return false;
}
