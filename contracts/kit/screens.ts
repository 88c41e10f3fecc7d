import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  type OpenApiDocument,
  type Operation,
  operationsOf,
} from '@campus-bell/fixtures/contract/operations';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import type { Finding } from '../checks/Check.ts';

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
  return screens.get(operation)?.join(', ') ?? 'no screen';
}

/** An operation that no screen stands on is not asked for, or asked for in a way that the reports do not see. */
export function checkScreens(document: OpenApiDocument): Finding {
  const screens = screensByOperation();
  const without = operationsOf(document).filter(({ operationId }) => !screens.has(operationId));
  return { problems: without.map(({ operationId }) => `${operationId}: no screen imports a query of it`) };
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

/** Operations behind each declaration of the query layer, also behind a property, as `eventQueries.popular`. */
function readQueries(operations: Operation[]): Map<string, string[]> {
  const bodies = new Map(operations.map(({ operationId }) => [operationId, '']));
  for (const name of listed(join(api, 'queries'))) {
    const text = readFileSync(join(api, 'queries', name), 'utf8');
    if (name.endsWith('.test.ts')) continue;
    const declarations = text.matchAll(
      /^(?:export )?(?:async )?(?:const|function) (\w+)([\s\S]*?)(?=^(?:export|async|const|function|\/\*\*) |(?![\s\S]))/gm,
    );
    for (const [, declared = '', body = ''] of declarations) {
      bodies.set(declared, body);
      for (const [, property = '', inner = ''] of body.matchAll(
        /^ {2}(\w+): ([\s\S]*?)(?=^ {2}\w+: |^\};)/gm,
      )) {
        bodies.set(`${declared}.${property}`, inner);
      }
    }
  }
  const behind = (name: string, seen: Set<string>): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const word of new Set(bodies.get(name)?.match(/\w+Queries\.\w+|\w+/g))) {
      if (bodies.has(word)) behind(word, seen);
    }
    return seen;
  };
  const isOperation = (name: string) => bodies.get(name) === '';
  return new Map([...bodies.keys()].map((name) => [name, [...behind(name, new Set())].filter(isOperation)]));
}

function operationsIn(file: string, operations: Operation[], queries: Map<string, string[]>): string[] {
  const text = readFileSync(file, 'utf8');
  const imports = [
    ...text.matchAll(/^import (?:type )?\{([^}]*)\} from '@campus-bell\/api\/(\w+)\/[^']+'/gm),
  ];
  const used = imports.flatMap(([, names = '', folder]) =>
    folder === 'queries' || folder === 'endpoints' ? (names.match(/\w+/g) ?? []) : [],
  );
  const asked = used.flatMap((name) =>
    name.endsWith('Queries') ? (text.match(new RegExp(`\\b${name}\\.\\w+`, 'g')) ?? []) : [name],
  );
  const makesClient = importsOf(text).includes('@campus-bell/api/createApiClient');
  const session = makesClient ? sessionOperations(operations) : [];
  return [...asked.flatMap((name) => queries.get(name) ?? []), ...session];
}

/** What the client itself asks for to keep the session. */
function sessionOperations(operations: Operation[]): string[] {
  const text = readFileSync(join(api, 'createApiClient.ts'), 'utf8');
  return operations
    .filter(({ method, path }) => text.includes(`.${method.toUpperCase()}('${path}'`))
    .map(({ operationId }) => operationId);
}
