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
  const kept = written(rulesIn(sheet), (head) => isNamed(head, names));
  const animations = (head: string) => /^@(?:-\w+-)?keyframes (\S+)/.exec(head)?.[1];
  return written(rulesIn(kept), (head) => {
    const name = animations(head);
    return name === undefined || new RegExp(`[:, ]${name}(?![\\w-])`).test(kept.replaceAll(head, ''));
  });
}

function isNamed(head: string, names: ReadonlySet<string>): boolean {
  if (head.startsWith('@')) return true;
  return alternativesOf(head).some((selector) => {
    const held = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
    const classes = [...held.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => names.has(name));
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

function written(rules: readonly Rule[], isKept: (head: string) => boolean): string {
  return rules
    .map(({ head, within }) => {
      if (Array.isArray(within)) {
        const inner = written(within, isKept);
        return inner === '' ? '' : `${head}{${inner}}`;
      }
      if (!isKept(head)) return '';
      return within === '' && head.startsWith('@') ? `${head};` : `${head}{${within}}`;
    })
    .join('');
}
