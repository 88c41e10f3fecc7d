import { failure, rootFailure } from '@campus-bell/domain/words/failure';
import type { Page } from '@playwright/test';
import { strayWords } from '../../../.storybook/review/strayWords.ts';
import type { Visit } from './visit.ts';

/** What stands on a page at one moment. */
export interface Look {
  /** Every text that is seen, and every name that is announced. */
  texts: string[];
  path: string;
  /** What lies on top says that it is busy or loading. */
  busy: string[];
  headings: number;
  /** Buttons, links and fields that can be used now. */
  ways: number;
}

const brokenScreens = [failure.broken.title, failure.notLoaded.title, rootFailure.title];

/**
 * Waits until a screen stands, nothing is on its way and nothing moves any more; gives up after a while. A tab behind
 * another one is drawn once a second: it comes to the front.
 */
export async function settle({ page, underWay }: Visit, patienceMs = 15_000): Promise<void> {
  await page.bringToFront();
  const deadline = performance.now() + patienceMs;
  let calm = 0;
  let before = -1;
  while (calm < 2 && performance.now() < deadline) {
    const size = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const isOpen = document.querySelector('h1') !== null;
          const measure = () => resolve(isOpen ? document.body.textContent.length : -1);
          requestAnimationFrame(() => setTimeout(measure, 16));
        }),
    );
    const isCalm = underWay().length === 0 && size >= 0 && size === before;
    calm = isCalm ? calm + 1 : 0;
    before = size;
  }
}

export function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role=dialog],[role=alertdialog]')];
    const top = dialogs.at(-1) ?? document.body;
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const attributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'aria-valuetext'];
    const names = [...document.querySelectorAll('*')].flatMap((element) => [
      ...attributes.map((name) => element.getAttribute(name) ?? ''),
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
      element.getAttribute('href') ?? '',
    ]);
    const said: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) said.push(walker.currentNode.nodeValue ?? '');
    const busy = [...top.querySelectorAll('[aria-busy=true]')].filter(isSeen);
    const statuses = [...top.querySelectorAll('[role=status]')].filter(isSeen);
    const loading = statuses.filter(({ textContent }) => /중이에요…/.test(textContent ?? ''));
    const ways = [...top.querySelectorAll('a[href],button,input,textarea')].filter(
      (element) => isSeen(element) && !element.matches(':disabled,[aria-busy=true]'),
    );
    return {
      texts: [document.title, ...said, ...names].filter((text) => text !== ''),
      path: location.pathname + location.search,
      busy: [...busy, ...loading].map((element) => element.outerHTML.slice(0, 120)),
      headings: document.querySelectorAll('h1').length,
      ways: ways.length,
    };
  });
}

/** What is busy and stays so for ten seconds more. */
export async function staysBusy(page: Page): Promise<string[]> {
  let { busy } = await lookAt(page);
  for (let tries = 0; tries < 100 && busy.length > 0; tries += 1) {
    await page.waitForTimeout(100);
    ({ busy } = await lookAt(page));
  }
  return busy;
}

const program = /\[object \w+\]|Invalid Date|(?<![A-Za-z])Infinity(?![A-Za-z])/g;

/** What is wrong with a page whatever the server sent: broken screens, words of a program, nothing to go on with. */
export function wrongsOf({ texts, headings, ways }: Look): string[] {
  const words = texts.flatMap((text) => [
    ...strayWords(text).map((word) => `“${word}” in “${around(text, word)}”`),
    ...(text.match(program) ?? []).map((word) => `“${word}” in “${around(text, word)}”`),
  ]);
  const broken = brokenScreens.filter((title) => texts.some((text) => text.trim() === title));
  return [
    ...new Set(words),
    ...broken.map((title) => `the screen failed: ${title}`),
    ...(headings === 0 ? ['no heading of the page'] : []),
    ...(ways === 0 ? ['nothing to press'] : []),
  ];
}

function around(text: string, word: string): string {
  const at = text.search(new RegExp(`(?<![A-Za-z0-9_])${word.replaceAll(/[[\]]/g, '\\$&')}`));
  return text.slice(Math.max(0, at - 30), at + word.length + 30).replaceAll('\n', ' ');
}
