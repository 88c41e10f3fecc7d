import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runProgram } from '../../.ci/startTool.mjs';
import type { Finding } from './Check.ts';
import { javaStubs } from './javaStubs.ts';

export const javaFile = 'CampusBellContractTest.java';
const kitDir = join(import.meta.dirname, '..', 'kit');

/** Whether this machine can compile Java. */
export const hasJavac = () => runProgram('javac', ['-version']).status === 0;

/** The Java test compiles against the stubs, and its states are those of STATES.md. */
export function checkJava(): Finding {
  const source = readFileSync(join(kitDir, javaFile), 'utf8');
  const page = readFileSync(join(kitDir, '..', 'STATES.md'), 'utf8');
  const inJava = [...source.matchAll(/@State\("([^"]+)"\)/g)].map(([, name]) => name);
  const onPage = [...page.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  const problems = [
    ...onPage.filter((name) => !inJava.includes(name)).map((name) => `no method for the state "${name}"`),
    ...inJava.filter((name) => !onPage.includes(name)).map((name) => `"${name}" is not in STATES.md`),
  ];
  const dir = mkdtempSync(join(tmpdir(), 'campus-bell-java-'));
  try {
    for (const [name, stub] of Object.entries(javaStubs)) {
      const file = join(dir, `${name.replaceAll('.', '/')}.java`);
      const simple = name.split('.').at(-1) ?? '';
      mkdirSync(dirname(file), { recursive: true });
      const home = name.slice(0, -simple.length - 1);
      writeFileSync(file, `package ${home};\n${stub.replaceAll('NAME', simple)}\n`);
    }
    const args = [
      '-Xlint:all',
      '-Werror',
      '-d',
      join(dir, 'out'),
      '-sourcepath',
      dir,
      join(kitDir, javaFile),
    ];
    const { status, stderr } = runProgram('javac', args, { encoding: 'utf8' });
    if (status !== 0) problems.push(...stderr.trim().split('\n'));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  return { problems, detail: `${inJava.length} states` };
}
