import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './startTool.mjs';

const isOlder = (version, wanted) => {
  const [major, minor] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
};

/**
 * What to tell somebody whose Node is too old, in Korean and English; null when it is new enough, or when the project
 * brings one for this platform.
 */
export function nodeProblem({ version, platform, arch, manifest }) {
  const wanted = manifest.engines.node.replace('>=', '');
  const brought = Object.keys(manifest.optionalDependencies ?? {});
  if (brought.includes(`node-${platform}-${arch}`) || !isOlder(version, wanted)) return null;
  return [
    `Node ${wanted} 이상이 필요해요(지금은 ${version}). nodejs.org에서 새 버전을 설치하고 다시 실행해 주세요.`,
    `Node ${wanted} or newer is needed; this one is ${version}. Install a newer one from nodejs.org and run this again.`,
  ].join('\n');
}

/** Ends the process with a message when this Node is too old for the project. */
export function requireNode() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { platform, arch, versions } = process;
  const problem = nodeProblem({ version: versions.node, platform, arch, manifest });
  if (problem === null) return;
  console.error(problem);
  process.exit(1);
}
