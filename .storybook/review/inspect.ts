import type { Page } from 'playwright';
import { strayWords } from './strayWords.ts';

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
