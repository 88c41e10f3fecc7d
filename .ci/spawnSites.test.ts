import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { entryOf, root } from './startTool.mjs';

const helper = '.ci/startTool.mjs';
const rooms = ['.ci', '.storybook', 'app', 'contracts', 'packages'];
const notOurs = /(^|\/)(node_modules|fonts|screenshots|public)(\/|$)/;

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (notOurs.test(path)) return [];
    if (entry.isDirectory()) return filesBelow(path);
    return /\.([cm]?[jt]s|tsx)$/.test(path) && !/\.d\.m?ts$/.test(path) ? [path] : [];
  });
}

function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

const isTypeOnly = (node: ts.ImportDeclaration) => {
  const clause = node.importClause;
  if (clause === undefined) return false;
  const names = clause.namedBindings;
  return (
    clause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    (clause.name === undefined &&
      names !== undefined &&
      ts.isNamedImports(names) &&
      names.elements.every(({ isTypeOnly: typeOnly }) => typeOnly))
  );
};

interface Start {
  file: string;
  starter: string;
  /** What is started, where it is written as a word. */
  started: string | null;
}

/** Every place of a file that starts a process, and every way by which it could get at Node's own starters. */
function readFile(file: string, text = readFileSync(join(root, file), 'utf8')) {
  const ways: string[] = [];
  const starts: Start[] = [];
  if (!/child_process|\b(start|run|finish)(Tool|Program)\b|import\.meta\.url/.test(text))
    return { ways, starts };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  for (const node of nodesOf(source)) {
    if (ts.isStringLiteralLike(node) && /^(node:)?child_process$/.test(node.text)) {
      const importing = ts.isImportDeclaration(node.parent) && isTypeOnly(node.parent);
      if (!importing) ways.push(`${file}: ${node.parent.getText()}`);
    }
    if (
      ts.isPropertyAccessExpression(node) &&
      /^new URL\(.*import\.meta\.url\)\.pathname$/s.test(node.getText())
    )
      ways.push(`${file}: ${node.getText()}`);
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) continue;
    if (!/^(start|run|finish)(Tool|Program)$/.test(node.expression.text)) continue;
    const [started] = node.arguments;
    const word = started !== undefined && ts.isStringLiteralLike(started) ? started.text : null;
    starts.push({ file, starter: node.expression.text, started: word });
  }
  return { ways, starts };
}

describe('processes are started so that every system can', () => {
  const files = rooms.flatMap(filesBelow).filter((file) => file !== helper && !file.endsWith('.test.ts'));
  const read = files.map((file) => readFile(file));
  const starts = read.flatMap((each) => each.starts);

  test('by the one helper, and nowhere with a path out of an address', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(read.flatMap((each) => each.ways)).toEqual([]);
  });

  test('the walk sees the sites, and they name tools that are installed', () => {
    const tools = starts.filter(({ starter, started }) => starter.endsWith('Tool') && started !== null);
    expect(tools.length).toBeGreaterThan(15);
    for (const { started } of tools) {
      if (started !== 'node' && started !== 'npm') expect(entryOf(started ?? '')).toMatch(/^.+$/);
    }
  });

  test.each([
    "import { spawn } from 'node:child_process';\nspawn('vite', []);",
    "import * as processes from 'child_process';\nprocesses.spawn('vite');",
    "const { execSync } = await import('node:child_process');",
    "const { fork } = require('child_process');",
    "import { type ChildProcess, spawn } from 'node:child_process';",
    "const here = new URL('.', import.meta.url).pathname;",
  ])('a site of its own is seen: %s', (text) => {
    expect(readFile('app/scripts/example.ts', text).ways).toHaveLength(1);
  });

  test.each([
    "import type { ChildProcess } from 'node:child_process';",
    "import { type ChildProcess } from 'node:child_process';",
    "const here = new URL('./target', import.meta.url);",
  ])('what starts nothing is none: %s', (text) => {
    expect(readFile('app/scripts/example.ts', text).ways).toEqual([]);
  });

  test('the server of the end-to-end tests is started by Node itself', () => {
    const config = readFileSync(join(root, 'app/e2e/playwright.config.ts'), 'utf8');
    const commands = [...config.matchAll(/command: [`'"](.+)[`'"]/g)].map(([, command]) => command);
    expect(commands).not.toEqual([]);
    for (const command of commands) expect(command).toMatch(/^node /);
  });
});
