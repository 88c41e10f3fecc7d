import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, type Options, parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';

/** Syntax of ES2022 without what Safari 16.0 lacks of it: static blocks, and expressions that look behind. */
const syntax: Options = { ecmaVersion: 2022, sourceType: 'module' };
const lookBehind = /\(\?<[=!]/;

/**
 * What some supported browser lacks, by the name that it is called by. Used behind a question for it, it may stand:
 * `typeof x`, `'x' in y`, `y.x?.()`, or inside a `try`.
 */
const lateNames = new Set([
  'canParse',
  'clearAppBadge',
  'checkVisibility',
  'CloseWatcher',
  'CompressionStream',
  'databases',
  'difference',
  'fromAsync',
  'groupBy',
  'intersection',
  'isSubsetOf',
  'isWellFormed',
  'requestIdleCallback',
  'Segmenter',
  'setAppBadge',
  'startViewTransition',
  'toWellFormed',
  'trustedTypes',
  'union',
  'userActivation',
  'withResolvers',
]);

/** Letters before a call in which it is asked for. */
const reach = 300;

/** What stands in a build and not every supported browser reads or knows, a line each; empty when all is well. */
export function tooNew(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => tooNewIn(readFileSync(join(folder, file), 'utf8')).map((line) => `${file}: ${line}`));
}

/** The same of one script. */
export function tooNewIn(script: string): string[] {
  const found: string[] = [];
  let tree: Node;
  try {
    tree = parse(script, syntax);
  } catch (error) {
    return [`unreadable: ${error instanceof Error ? error.message : error}`];
  }
  fullAncestor(tree, (node, _state, ancestors) => {
    const { type } = node;
    const here = script.slice(Math.max(0, node.start - 40), node.end + 20);
    if (type === 'StaticBlock') found.push(`static block at ${here.slice(0, 80)}`);
    if (writesExpression(node) && lookBehind.test(script.slice(node.start, node.end))) {
      found.push(`an expression looks behind: ${here.slice(0, 120)}`);
    }
    const name = lateName(node, ancestors);
    if (name !== null && !isAsked(script, ancestors, name)) found.push(`${name} unasked: ${here}`);
  });
  return found;
}

/** A text counts too: it may be handed to RegExp. */
function writesExpression(node: Node): boolean {
  return node.type === 'Literal' || node.type === 'TemplateElement';
}

function lateName(node: Node, ancestors: readonly Node[]): string | null {
  if (node.type !== 'MemberExpression' && node.type !== 'Identifier') return null;
  const { name, property, computed } = node as Node & {
    name?: string;
    property?: { name?: string };
    computed?: boolean;
  };
  const late = node.type === 'Identifier' ? name : computed ? undefined : property?.name;
  if (late === undefined || !lateNames.has(late)) return null;
  const parent = ancestors.at(-2);
  const isPart = node.type === 'Identifier' && parent?.type === 'MemberExpression';
  const isKey =
    parent?.type === 'Property' ||
    parent?.type.includes('Definition') ||
    parent?.type === 'VariableDeclarator';
  return isPart || isKey ? null : late;
}

/** Whether it is not called here, or something shortly before asks for it, in words or by `?.`. */
function isAsked(script: string, ancestors: readonly Node[], name: string): boolean {
  const node = ancestors.at(-1);
  const parent = ancestors.at(-2) as (Node & { optional?: boolean; callee?: Node }) | undefined;
  if (node === undefined || parent?.callee !== node || parent.optional === true) return true;
  if (ancestors.some(({ type }) => type === 'TryStatement')) return true;
  const before = script.slice(Math.max(0, node.start - reach), node.start);
  const question = new RegExp(
    `typeof [\\w$.]*${name}|[\`'"]${name}[\`'"] ?in |${name} ?[!=]==? ?void 0|void 0 ?[!=]==? ?[\\w$.]*${name}`,
  );
  return question.test(before);
}
