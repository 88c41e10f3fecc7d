import { storyLanguage } from 'virtual:language';
import type { Text } from '@campus-bell/domain/words/room';
import type { StoryContext } from '@storybook/react-vite';
import { catalogue } from './catalogue.ts';
import { listenToWords } from './speak.ts';

/** What an element says without a text of its own, to a reader or to the program that a link opens. */
const sayings = [
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title'],
  ...['placeholder', 'value', 'download', 'href'],
];
const says = sayings.map((name) => `[${name}]`).join();
const keys = new Map(catalogue.map(({ words, key }) => [words, key]));
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

let said = new Map<Text, Set<string>>();
let stood = new Set<string>();

listenToWords((words, text) => {
  const texts = said.get(words) ?? new Set();
  said.set(words, texts.add(text));
});

const watcher = new MutationObserver((changes) => note(changes));

function note(changes: readonly MutationRecord[]) {
  for (const { type, target, addedNodes, attributeName } of changes) {
    if (type === 'childList') for (const node of addedNodes) noteNode(node);
    else if (type === 'characterData') stood.add(target.textContent ?? '');
    else if (target instanceof Element) noteSaying(target, attributeName ?? '');
  }
}

function noteNode(node: Node) {
  if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return;
  stood.add(node.textContent ?? '');
  if (!(node instanceof Element)) return;
  for (const element of [node, ...node.querySelectorAll(says)]) {
    for (const name of sayings) noteSaying(element, name);
  }
}

/** What a link hands to the mail program is in its address. */
function noteSaying(element: Element, name: string) {
  const said = element.getAttribute(name) ?? '';
  if (name !== 'href') stood.add(said);
  else if (said.startsWith('mailto:')) stood.add(decodeURIComponent(said));
}

/** Begins to follow what a story reads from the catalogue and what comes to stand on its page. */
export function followWords() {
  said = new Map();
  stood = new Set();
  watcher.disconnect();
  watcher.observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
    attributeFilter: sayings,
  });
}

/**
 * The keys of what the story showed: texts that were read while it ran and stood on the page at some time, in the text
 * or the title of the document or in what an element says to a screen reader; whole, in lines, or in the pieces between
 * holes that another fills in. Merely read is not shown: a play may ask whether a text is missing.
 */
export function shownWords(): string[] {
  note(watcher.takeRecords());
  watcher.disconnect();
  const page = [...stood].map(plain).join('\n');
  const isThere = (text: string) => text.split(/\n|\{\w+\}/).every((part) => page.includes(plain(part)));
  return [...said].flatMap(([words, texts]) => {
    const key = keys.get(words);
    return key !== undefined && [...texts].some(isThere) ? [key] : [];
  });
}

/** Hands the shown texts to the run of the tests, which keeps them as `shown.json`; those of a Korean story. */
export function reportWords(reporting: StoryContext['reporting']) {
  const result = shownWords();
  if (storyLanguage === 'ko') reporting.addReport({ type: 'words', version: 1, result, status: 'passed' });
}
