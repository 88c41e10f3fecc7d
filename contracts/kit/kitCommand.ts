import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { pactFile } from '../pactFiles.ts';
import { javaContract } from './javaContract.ts';
import { UsageError } from './UsageError.ts';

const usage = 'usage: npm run contracts:kit -- --package kr.ac.example.contract --out ../server/src/test';

/** Puts the JUnit class and the pact where a server's build wants them, and prints what else it needs. */
export async function kitCommand(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { package: { type: 'string' }, out: { type: 'string' } } });
  const { package: javaPackage, out } = values;
  if (javaPackage === undefined || out === undefined) throw new UsageError(usage);
  if (!/^[a-z_]\w*(\.[a-z_]\w*)*$/.test(javaPackage)) {
    throw new UsageError(`--package: "${javaPackage}" is no Java package.`);
  }
  const sources = join(out, 'java', ...javaPackage.split('.'));
  const pacts = join(out, 'resources', 'pacts');
  for (const dir of [sources, pacts]) mkdirSync(dir, { recursive: true });
  const javaFile = join(sources, 'CampusBellContract.java');
  const verb = existsSync(javaFile) ? 'Replaced' : 'Wrote';
  writeFileSync(javaFile, javaContract(javaPackage));
  copyFileSync(pactFile, join(pacts, basename(pactFile)));
  console.log(`${verb} ${relative('.', javaFile)} and ${relative('.', join(pacts, basename(pactFile)))}.\n`);
  const guide = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
  const [, whatElse = ''] = /<!-- kit -->\n([\s\S]*?)<!-- \/kit -->/.exec(guide) ?? [];
  console.log(whatElse.replaceAll('kr.ac.example.contract', javaPackage).trim());
  return 0;
}
