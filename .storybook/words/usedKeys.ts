import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

/** What ships: no test, no story, nothing of Storybook. */
const shipped = '{packages/{domain,api,ui}/src,app/{src,service-worker,edge,scripts}}/**/*.{ts,tsx}';
const besides = /\.(test|stories|fake|guidance|d)\.tsx?$|^app\/src\/flows\//;

/** The keys that shipped code reads from the catalogue; a group or a room that is handed on is read with all its keys. */
export function usedKeys(): ReadonlySet<string> {
  const files = globSync(shipped, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return new Set(
    files
      .filter((file) => !besides.test(file))
      .flatMap((file) => [...keysReadIn(readFileSync(join(root, file), 'utf8'), file)]),
  );
}

/** The keys that a file reads: `room.name`, `room.group.name`, or `room.group` and `room` for all below. */
export function keysReadIn(code: string, name = 'file.tsx'): ReadonlySet<string> {
  const keys = new Set<string>();
  if (!code.includes('words/')) return keys;
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const rooms = roomsIn(file);
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return;
    const room = ts.isIdentifier(node) && isRead(node) ? rooms.get(node.text) : undefined;
    if (room !== undefined) for (const key of chainsFrom(node, room)) keys.add(key);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return keys;
}

/** The rooms that a file imports: what it calls them, and their own names. */
function roomsIn(file: ts.SourceFile): ReadonlyMap<string, string> {
  const rooms = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    if (!/(^|\/)words\/\w+(\.ts)?$/.test(statement.moduleSpecifier.text)) continue;
    const named = statement.importClause?.namedBindings;
    if (named === undefined || !ts.isNamedImports(named)) continue;
    for (const { name, propertyName } of named.elements) rooms.set(name.text, (propertyName ?? name).text);
  }
  return rooms;
}

/** Whether a name stands for its value: not as the name of a property, an attribute or something new. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent) || ts.isParameter(parent)) return parent.initializer === node;
  return !ts.isJsxAttribute(parent) && !ts.isPropertySignature(parent) && !ts.isTypeReferenceNode(parent);
}

/** What is read of a room at a place where it stands. */
function chainsFrom(start: ts.Node, room: string): string[] {
  let chain = room;
  let node = start;
  while (ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node) {
    node = node.parent;
    chain += `.${(node as ts.PropertyAccessExpression).name.text}`;
  }
  const { parent } = node;
  if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name)) return [chain];
  return parent.name.elements.map(({ name, propertyName }) => `${chain}.${(propertyName ?? name).getText()}`);
}

/** Whether one of the read keys is a text or what it belongs to. */
export function isUsed(key: string, used: ReadonlySet<string>): boolean {
  const parts = key.split('.');
  // A text's own members, as its length, are read of the text.
  if ([...used].some((one) => one.startsWith(`${key}.`))) return true;
  return parts.some((_, at) => used.has(parts.slice(0, at + 1).join('.')));
}
