import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Operation, operationsOf } from '@campus-bell/fixtures/contract/operations';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';

const root = join(import.meta.dirname, '..', '..');
const api = join(root, 'packages/api/src');
const screensDir = join(root, 'packages/ui/src/screens');
const routesDir = join(root, 'app/src/routes');

/** Name of what is on every screen: the bell, the tab bar, the session. */
const shell = 'the app around every screen';

/**
 * Which screens stand on each operation. Nothing is listed by hand: a screen's imports are followed, and the
 * queries and endpoint functions that the files on the way use are looked up in the query layer.
 */
export function screensByOperation(): Map<string, string[]> {
  const operations = operationsOf(readOpenApi());
  const queries = readQueries(operations);
  const screens = new Map<string, Set<string>>();
  for (const [label, entry] of entries()) {
    const barrier = label === shell ? [routesDir, screensDir] : [];
    for (const file of reachable(entry, barrier)) {
      for (const operation of operationsIn(file, operations, queries)) {
        screens.set(operation, (screens.get(operation) ?? new Set()).add(label));
      }
    }
  }
  return new Map([...screens].map(([operation, labels]) => [operation, [...labels].sort()]));
}

/** The screens of an operation in words. */
export function screensOf(operation: string, screens: Map<string, string[]>): string {
  return screens.get(operation)?.join(', ') ?? 'no screen yet';
}

function entries(): [string, string][] {
  const screens = listed(screensDir).flatMap((name): [string, string][] => {
    const file = join(screensDir, name, `${name}Screen.tsx`);
    return existsSync(file) ? [[inWords(name), file]] : [];
  });
  const routes = listed(routesDir)
    .filter((name) => name.endsWith('Route.tsx'))
    .map((name): [string, string] => [inWords(name.replace('Route.tsx', '')), join(routesDir, name)]);
  const main = join(root, 'app/src/main.tsx');
  return [...screens, ...routes, ...(existsSync(main) ? [[shell, main] as [string, string]] : [])];
}

const listed = (dir: string) => (existsSync(dir) ? readdirSync(dir) : []);

/** `EventDetail` as stories name it: `Event detail`. */
function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function reachable(entry: string, barrier: string[]): string[] {
  const seen = new Set<string>();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || barrier.some((dir) => file?.startsWith(`${dir}/`))) continue;
    seen.add(file);
    for (const specifier of importsOf(readFileSync(file, 'utf8'))) {
      const found = locate(specifier, file);
      if (found !== null) queue.push(found);
    }
  }
  return [...seen];
}

function importsOf(text: string): string[] {
  const statements = text.matchAll(/^(?:import|export)\s(?!type\s|\{ type [^,]*\})[^;]*?from\s+'([^']+)'/gm);
  const dynamic = text.matchAll(/import\('([^']+)'\)/g);
  return [...statements, ...dynamic].map(([, specifier = '']) => specifier);
}

/** The file of an import within app and ui; the api package is looked up, not followed. */
function locate(specifier: string, from: string): string | null {
  const inUi = /^@campus-bell\/ui\/(.+)$/.exec(specifier)?.[1];
  const base = inUi
    ? join(root, 'packages/ui/src', inUi)
    : specifier.startsWith('.') && resolve(dirname(from), specifier);
  if (!base) return null;
  const candidates = ['', '.tsx', '.ts'].map((ending) => `${base}${ending}`);
  return (
    candidates.find((file) => /\.tsx?$/.test(file) && !file.endsWith('.css.ts') && existsSync(file)) ?? null
  );
}

/** Operations that a query or mutation of the query layer asks for, by `eventQueries.popular` or by its name. */
function readQueries(operations: Operation[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of listed(join(api, 'queries'))) {
    const text = readFileSync(join(api, 'queries', name), 'utf8');
    for (const [, exported = '', body = ''] of text.matchAll(
      /^export (?:const|function) (\w+)([\s\S]*?)(?=^export |^\S*function |(?![\s\S]))/gm,
    )) {
      found.set(exported, namesIn(body, operations));
      for (const [, property = '', inner = ''] of body.matchAll(
        /^ {2}(\w+): ([\s\S]*?)(?=^ {2}\w+: |^\};)/gm,
      )) {
        found.set(`${exported}.${property}`, namesIn(inner, operations));
      }
    }
  }
  return found;
}

function namesIn(text: string, operations: Operation[]): string[] {
  return operations
    .map(({ operationId }) => operationId)
    .filter((operationId) => new RegExp(`\\b${operationId}\\b`).test(text));
}

function operationsIn(file: string, operations: Operation[], queries: Map<string, string[]>): string[] {
  const text = readFileSync(file, 'utf8');
  if (!text.includes('@campus-bell/api/')) return [];
  const used = [...text.matchAll(/\b(\w+Queries)\.(\w+)/g)].map(([whole]) => whole);
  const mutations = [...text.matchAll(/\b\w+Mutation\b/g)].map(([whole]) => whole);
  const direct = text.includes('@campus-bell/api/endpoints/') ? namesIn(text, operations) : [];
  const makesClient = importsOf(text).includes('@campus-bell/api/createApiClient');
  const session = makesClient ? sessionOperations(operations) : [];
  return [...[...used, ...mutations].flatMap((name) => queries.get(name) ?? []), ...direct, ...session];
}

/** What the client itself asks for to keep the session. */
function sessionOperations(operations: Operation[]): string[] {
  const text = readFileSync(join(api, 'createApiClient.ts'), 'utf8');
  return operations
    .filter(({ method, path }) => text.includes(`.${method.toUpperCase()}('${path}'`))
    .map(({ operationId }) => operationId);
}
