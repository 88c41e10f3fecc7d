/** A rule of a style sheet, or a group of rules: what stands before its brace, and within. */
interface Rule {
  head: string;
  within: string | Rule[];
}

const groups = /^@(?:layer|media|supports|container)\b/;

/**
 * The rules of a style sheet that can hold for a document: those of elements, and of the classes among `names`. Rules of
 * other classes alone are left out, and so are animations that no rule left names. The sheet is one that a build has made.
 */
export function stylesOf(sheet: string, names: ReadonlySet<string>): string {
  const kept = written(rulesIn(sheet), (_path, head) => isNamed(head, names));
  const animations = (head: string) => /^@(?:-\w+-)?keyframes (\S+)/.exec(head)?.[1];
  return written(rulesIn(kept), (_path, head) => {
    const name = animations(head);
    return name === undefined || new RegExp(`[:, ]${name}(?![\\w-])`).test(kept.replaceAll(head, ''));
  });
}

/**
 * The rules of a style sheet that do not stand in `first`, which comes before it. What `first` has stays in the sheet too
 * where the sheet has an earlier rule of the same file and layer: that one would win now, as the later of the two.
 */
export function restOf(sheet: string, first: string): string {
  const before = new Set<string>();
  written(rulesIn(first), (path) => before.add(path));
  const files = new Set<string>();
  return written(rulesIn(sheet), (path, head) => {
    const layer = /@layer ([\w-]+)/.exec(path)?.[1];
    const inLayer = classesOf(head).map((name) => `${layer} ${fileOf(name)}`);
    if (before.has(path)) return inLayer.some((file) => files.has(file));
    for (const file of inLayer) files.add(file);
    return true;
  });
}

/** A class begins with the hash of its file, of some seven letters, which an underscore keeps from beginning with a digit. */
const fileOf = (name: string) => name.replace(/^_/, '').slice(0, 4);

function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
}

function isNamed(head: string, names: ReadonlySet<string>): boolean {
  if (head.startsWith('@')) return true;
  return alternativesOf(head).some((selector) => {
    const held = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
    const classes = classesOf(held).map((name) => names.has(name));
    const isChoice = /:(?:is|where)\(/.test(held) && classes.length > 0;
    return isChoice ? classes.includes(true) : !classes.includes(false);
  });
}

/** The selectors of a rule, of which one has to hold. */
function alternativesOf(head: string): string[] {
  const found = [''];
  let depth = 0;
  for (const letter of head) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) found.push('');
    else found[found.length - 1] += letter;
  }
  return found;
}

function rulesIn(sheet: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  while (at < sheet.length) {
    const open = indexIn(sheet, /[{;]/g, at);
    if (open === -1) break;
    const head = sheet.slice(at, open).trim();
    if (sheet[open] === ';') {
      rules.push({ head, within: '' });
      at = open + 1;
      continue;
    }
    const end = endOf(sheet, open);
    const within = sheet.slice(open + 1, end);
    rules.push({ head, within: groups.test(head) ? rulesIn(within) : within });
    at = end + 1;
  }
  return rules;
}

/** Where the brace that opens at a place is closed. */
function endOf(sheet: string, open: number): number {
  let depth = 0;
  for (let at = open; at !== -1; at = indexIn(sheet, /[{}]/g, at + 1)) {
    depth += sheet[at] === '{' ? 1 : -1;
    if (depth === 0) return at;
  }
  throw new Error('A style sheet ends within a rule.');
}

/** Where one of some letters stands next, outside of quotes. */
function indexIn(sheet: string, letters: RegExp, from: number): number {
  const next = new RegExp(`"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|(${letters.source})`, 'g');
  next.lastIndex = from;
  for (let found = next.exec(sheet); found !== null; found = next.exec(sheet)) {
    if (found[1] !== undefined) return found.index;
  }
  return -1;
}

type IsKept = (path: string, head: string) => unknown;

/** The rules that are kept, as text; `path` is a rule as it is written, with all groups around it. */
function written(rules: readonly Rule[], isKept: IsKept, around = ''): string {
  return rules
    .map(({ head, within }) => {
      if (Array.isArray(within)) {
        const inner = written(within, isKept, `${around}${head}{`);
        return inner === '' ? '' : `${head}{${inner}}`;
      }
      const rule = within === '' && head.startsWith('@') ? `${head};` : `${head}{${within}}`;
      return isKept(around + rule, head) ? rule : '';
    })
    .join('');
}
