import type { Page } from 'playwright';
import { foreignWords } from '../words/foreignWords.ts';
import type { StoryPage } from './storyPage.ts';
import { strayWords } from './strayWords.ts';

interface AxeViolation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** axe on the shown story, as Storybook's addon runs it by the story's a11y parameters. */
export async function axeProblems(page: Page): Promise<string[]> {
  const violations = await page.evaluate(async () => {
    type A11y = { disable?: boolean; test?: string; options?: object };
    type Shown = {
      __STORYBOOK_ADDONS_CHANNEL__: {
        once(event: string, hear: (said: { violations: AxeViolation[] }) => void): void;
        emit(event: string, ...words: unknown[]): void;
      };
      __STORYBOOK_PREVIEW__: { currentRender: { story: { id: string; parameters: { a11y: A11y } } } };
    };
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
      window as unknown as Shown;
    const { id, parameters } = preview.currentRender.story;
    if (parameters.a11y.disable === true || parameters.a11y.test === 'off') return [];
    return new Promise<AxeViolation[]>((done, fail) => {
      channel.once('storybook/a11y/result', (said) => done(said.violations));
      channel.once('storybook/a11y/error', (error) => fail(new Error(String(error))));
      // axe waits for frames by a timer, and those stand still here; the stories' only frames are documents without scripts.
      const options = { ...parameters.a11y.options, iframes: false };
      channel.emit('storybook/a11y/manual', id, { ...parameters.a11y, options });
    });
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

/** Korean that a page in English does not mark as such. */
export async function foreignWordProblems(page: Page): Promise<string[]> {
  return (await page.evaluate(foreignWords)).map((text) => `Korean outside lang="ko": "${text}"`);
}

const narrow = 320;

/** Whether the page scrolls sideways on a phone 320 pixels wide. */
export async function sidewaysProblems({ page, settle }: StoryPage): Promise<string[]> {
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
