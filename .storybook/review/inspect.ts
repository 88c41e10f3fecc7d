import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { strayWords } from './strayWords.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeViolation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** axe on the shown story, with all rules and exclusions that its a11y parameters and Storybook's addon give it. */
export async function axeProblems(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    type Rule = { id: string; enabled?: boolean };
    type A11y = {
      disable?: boolean;
      test?: string;
      config?: { rules?: Rule[] };
      options?: object;
      context?: { include?: unknown; exclude?: unknown[] };
    };
    type Axe = {
      reset(): void;
      configure(config: object): void;
      run(context: object, options: object): Promise<{ violations: AxeViolation[] }>;
    };
    type Preview = { currentRender?: { story?: { parameters: { a11y?: A11y } } } };
    const { axe, __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      axe: Axe;
      __STORYBOOK_PREVIEW__: Preview;
    };
    const { a11y = {} } = preview.currentRender?.story?.parameters ?? {};
    if (a11y.disable === true || a11y.test === 'off') return [];
    axe.reset();
    axe.configure({
      ...a11y.config,
      rules: [{ id: 'region', enabled: false }, ...(a11y.config?.rules ?? [])],
    });
    const addonsOwn = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];
    const context = {
      include: a11y.context?.include ?? document.body,
      exclude: [...addonsOwn, ...(a11y.context?.exclude ?? [])],
    };
    // axe waits for frames by a timer, and those stand still here; the stories' only frames are documents without scripts.
    return (await axe.run(context, { ...a11y.options, iframes: false })).violations;
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `axe ${id}: ${help}\n${html}\n${failureSummary}`),
  );
}

/** Words such as 'undefined' in what the story shows or says: texts, names, descriptions, titles, values. */
export async function strayWordProblems(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const said = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder', 'value'];
    const found: string[] = [document.title];
    const shown = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.closest('.sb-wrapper, #storybook-docs, script, style, noscript, template') === null &&
        (element.checkVisibility() || element.closest('[role]') !== null),
    );
    for (const element of shown) {
      for (const name of said) found.push(element.getAttribute(name) ?? '');
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        found.push(element.value);
      if (element.closest('svg') !== null && element.tagName !== 'title') continue;
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
      }
    }
    return [...new Set(found.filter((text) => text.trim() !== ''))];
  });
  return texts.flatMap((text) => strayWords(text).map((word) => `text "${word}" in "${text.trim()}"`));
}

const narrow = 320;

/** Whether the page scrolls sideways on a phone 320 pixels wide. */
export async function sidewaysProblems(page: Page, settle: () => Promise<void>): Promise<string[]> {
  const { height = 568 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: narrow, height });
  await settle();
  const width = await page.evaluate(() => {
    const root = document.documentElement;
    const isClipped = ['hidden', 'clip'].includes(getComputedStyle(root).overflowX);
    return isClipped ? 0 : Math.max(root.scrollWidth, document.scrollingElement?.scrollWidth ?? 0);
  });
  return width > narrow ? [`sideways: ${width} pixels wide on a screen of ${narrow}`] : [];
}
