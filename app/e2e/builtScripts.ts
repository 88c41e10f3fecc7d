import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, type Options, parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { lateGlobals, lateMembers } from './lateNames.ts';

/** Syntax of ES2022 without what Safari 16.0 lacks of it: static blocks, and expressions that look behind. */
const syntax: Options = { ecmaVersion: 2022, sourceType: 'module' };
const lookBehind = /\(\?<[=!]/;

/** Letters before a use in which it is asked for. */
const reach = 300;

/** What stands in a build and not every supported browser reads or knows, a line each; empty when all is well. */
export function tooNew(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => tooNewIn(readFileSync(join(folder, file), 'utf8')).map((line) => `${file}: ${line}`));
}

/**
 * The same of one script. Behind a question for it, what is late may stand: `typeof x`, `'x' in y`, `y.x?.()`, or inside
 * a `try`.
 */
export function tooNewIn(script: string): string[] {
  const found: string[] = [];
  let tree: Node;
  try {
    tree = parse(script, syntax);
  } catch (error) {
    return [`unreadable: ${error instanceof Error ? error.message : error}`];
  }
  const own = namesOf(tree);
  fullAncestor(tree, (node, _state, ancestors, type) => {
    const here = script.slice(Math.max(0, node.start - 40), node.end + 20);
    if (type === 'StaticBlock') found.push(`static block at ${here.slice(0, 80)}`);
    if (writesExpression(node) && lookBehind.test(script.slice(node.start, node.end))) {
      found.push(`an expression looks behind: ${here.slice(0, 120)}`);
    }
    const use = type === 'Identifier' ? lateGlobal(node, ancestors, own) : lateMember(node, ancestors);
    if (use !== null && !isAsked(script, ancestors, use)) found.push(`${use} unasked: ${here}`);
  });
  return found;
}

/** A text counts too: it may be handed to RegExp. */
function writesExpression(node: Node): boolean {
  return node.type === 'Literal' || node.type === 'TemplateElement';
}

interface Named extends Node {
  name: string;
}

interface Member extends Node {
  object: Node;
  property: Named;
  computed: boolean;
  optional: boolean;
}

const isNamed = (node: Node): node is Named => node.type === 'Identifier';
const isMember = (node: Node): node is Member => node.type === 'MemberExpression';

/** The names that a script gives itself: of these none is the browser's. */
function namesOf(tree: Node): Set<string> {
  const names = new Set<string>();
  fullAncestor(tree, (node, _state, _ancestors, type) => {
    if (type === 'VariablePattern') names.add((node as Named).name);
    if (type !== 'ImportDeclaration') return;
    for (const { local } of (node as Node & { specifiers: { local: Named }[] }).specifiers)
      names.add(local.name);
  });
  return names;
}

/** Reading a global that is not there is an error, unless its type alone is asked for. */
function lateGlobal(node: Node, ancestors: readonly Node[], own: ReadonlySet<string>): string | null {
  if (!isNamed(node) || own.has(node.name) || !lateGlobals.has(node.name)) return null;
  const parent = ancestors.at(-2) as (Node & { operator?: string }) | undefined;
  return parent?.operator === 'typeof' ? null : node.name;
}

/** Reading a member that is not there is none yet; calling it is, and reading on. */
function lateMember(node: Node, ancestors: readonly Node[]): string | null {
  if (!isMember(node) || node.computed) return null;
  const parent = ancestors.at(-2) as (Node & Partial<Member> & { callee?: Node }) | undefined;
  const isUsed = parent?.callee === node || parent?.object === node;
  if (!isUsed || parent?.optional === true) return null;
  const { name } = node.property;
  return lateMembers.has(name) || lateMembers.has(`${ownerOf(node.object)}.${name}`) ? name : null;
}

/** `URL` of `URL` and `window.URL`, `Navigator` of `navigator`. */
function ownerOf(object: Node): string {
  const name = isNamed(object) ? object.name : isMember(object) ? object.property.name : undefined;
  return name === undefined ? '' : `${name[0]?.toUpperCase()}${name.slice(1)}`;
}

/** Whether something shortly before asks for it, in words. */
function isAsked(script: string, ancestors: readonly Node[], name: string): boolean {
  if (ancestors.some(({ type }) => type === 'TryStatement')) return true;
  const { start } = ancestors.at(-1) as Node;
  const before = script.slice(Math.max(0, start - reach), start);
  const question = new RegExp(
    `typeof [\\w$.]*${name}|[\`'"]${name}[\`'"] ?in |${name} ?[!=]==? ?void 0|void 0 ?[!=]==? ?[\\w$.]*${name}|${name} ?(?:&&|\\|\\|)`,
  );
  return question.test(before);
}
