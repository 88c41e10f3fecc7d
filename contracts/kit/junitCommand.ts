import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { runProgram } from '../../.ci/startTool.mjs';
import { readPact } from '../pactFiles.ts';

const report = join(
  import.meta.dirname,
  'target/surefire-reports/TEST-campusbell.contract.FixtureCampusTest.xml',
);
const oldestJdk = 17;

/** Runs the JUnit class against the fixture campus with Maven, where there is one; its closing line has the counts. */
export async function junitCommand(): Promise<number> {
  const jdk = Number(/^javac (\d+)/.exec(versionOf('javac', '-version'))?.[1] ?? 0);
  if (jdk < oldestJdk || versionOf('mvn', '-v') === '') {
    console.log(`– the JUnit class was left out: it needs a JDK (${oldestJdk}) and Maven`);
    console.log('0 passed, 0 failed, 1 skipped');
    return 0;
  }
  rmSync(report, { force: true });
  const first = test();
  // What Maven could not fetch it asks for once more.
  const { status, stdout } = /Could not (?:transfer|resolve|find artifact)/.test(first.stdout)
    ? test('-U')
    : first;
  const [, tests = '0', errors = '0', failures = '0'] = existsSync(report)
    ? (/ tests="(\d+)" errors="(\d+)" skipped="0" failures="(\d+)"/.exec(readFileSync(report, 'utf8')) ?? [])
    : [];
  const agreed = readPact().interactions.length;
  const failed = Number(errors) + Number(failures);
  if (status !== 0) console.log(stdout.replaceAll(/^\s+at .*\n/gm, ''));
  if (Number(tests) !== agreed) console.log(`pact-jvm verified ${tests} of ${agreed} interactions`);
  const holds = status === 0 && failed === 0 && Number(tests) === agreed;
  const passed = Number(tests) - failed;
  console.log(`${passed} passed, ${holds ? 0 : Math.max(failed, 1)} failed, 0 skipped`);
  return holds ? 0 : 1;
}

const test = (...options: string[]) =>
  runProgram('mvn', ['-q', '-B', ...options, 'test'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env: { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const versionOf = (program: string, option: string): string =>
  runProgram(program, [option], { encoding: 'utf8' }).stdout ?? '';
