import { setAdapter } from '@vanilla-extract/css/adapter';
import { setFileScope } from '@vanilla-extract/css/fileScope';

/** One block of declarations as the browser would apply it: a rule with what one of its selectors or conditions adds. */
export interface AppliedStyle {
  /** What the block adds to the plain rule: selectors and conditions, outermost first. */
  readonly added: readonly string[];
  readonly declarations: Readonly<Record<string, string>>;
}

const nested = ['selectors', '@media', '@container', '@supports', '@layer'];

/** Runs a style file (`….css.ts`) and gives back what it states, tokens as `var(--…)`. */
export async function stylesOf(file: string): Promise<AppliedStyle[]> {
  const found: AppliedStyle[] = [];
  setAdapter({
    appendCss(css) {
      if (css.type === 'local' || css.type === 'global') flatten(css.rule as Block, [], {}, found);
    },
    registerClassName() {},
    registerComposition() {},
    markCompositionUsed() {},
    onBeginFileScope() {},
    onEndFileScope() {},
    getIdentOption: () => 'debug',
  });
  setFileScope(file, 'ui');
  await import(file);
  return found;
}

type Block = { [name: string]: string | number | Block };

function flatten(block: Block, added: string[], outer: Record<string, string>, found: AppliedStyle[]) {
  const declarations = { ...outer };
  for (const [name, value] of Object.entries(block)) {
    if (typeof value !== 'object') declarations[name] = String(value);
  }
  found.push({ added, declarations });
  for (const [name, value] of Object.entries(block)) {
    if (typeof value !== 'object' || name === 'vars') continue;
    if (!nested.includes(name)) {
      flatten(value, [...added, name], declarations, found);
      continue;
    }
    for (const [condition, inner] of Object.entries(value)) {
      if (typeof inner === 'object')
        flatten(inner, name === '@layer' ? added : [...added, condition], declarations, found);
    }
  }
}
