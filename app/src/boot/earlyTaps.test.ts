import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyTaps } from './earlyTaps.ts';

type Listener = (event: unknown) => void;

/** A link of a row, or a button of none, that counts its clicks. */
function element(
  tagName: 'A' | 'BUTTON',
  row: string | undefined,
  textContent: string,
  label: string | null = null,
  alt: string | null = null,
) {
  const own = {
    tagName,
    textContent,
    querySelector: (selector: string) => (selector === 'img' && alt !== null ? { alt } : null),
    getAttribute: (name: string) => (name === 'aria-label' ? label : null),
    matches: (selector: string) => selector === tagName.toLowerCase(),
    closest: (selector: string) => {
      if (selector === '[data-row]') return row === undefined ? null : { dataset: { row } };
      return own;
    },
    click: vi.fn(),
  };
  return own;
}

/** A document with `first` in it, until the app draws what takes its place. */
function open(first: readonly ReturnType<typeof element>[]) {
  const listeners = new Map<string, Listener>();
  const frame = { isConnected: true };
  let standing = first;
  let mutated = () => undefined as unknown;
  const root = {
    querySelector: () => frame,
    contains: () => false,
    querySelectorAll: (tag: string) => standing.filter(({ tagName }) => tagName === tag),
  };
  vi.stubGlobal('document', {
    activeElement: null,
    body: {},
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
  });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(tell: () => unknown) {
        mutated = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
  keepEarlyTaps(root as unknown as HTMLElement);
  return {
    tap: (target: ReturnType<typeof element>) =>
      listeners.get('click')?.({ button: 0, target, preventDefault: () => undefined }),
    takeOver(drawn: readonly ReturnType<typeof element>[]) {
      standing = drawn;
      frame.isConnected = false;
      mutated();
      vi.advanceTimersByTime(0);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a tap is given to what takes the place of what was tapped, and only there', () => {
  const [link, drawn, other] = ['7', '7', '8'].map((row) => element('A', row, '공지'));
  if (!link || !drawn || !other) throw new Error('three links');
  const page = open([link]);
  page.tap(link);
  page.takeOver([other, drawn]);
  vi.advanceTimersByTime(60_000);
  expect([link, other, drawn].map(({ click }) => click.mock.calls.length)).toEqual([0, 0, 1]);
});

test('of buttons without words the one of that name is tapped again', () => {
  const [previous, next] = ['이전 배너', '다음 배너'].map((name) => element('BUTTON', undefined, '', name));
  if (!previous || !next) throw new Error('two buttons');
  const page = open([previous, next]);
  page.tap(next);
  const drawn = ['이전 배너', '다음 배너'].map((name) => element('BUTTON', undefined, '', name));
  page.takeOver(drawn);
  expect(drawn.map(({ click }) => click.mock.calls.length)).toEqual([0, 1]);
});

test('of pictures the tapped one is tapped again', () => {
  const pictures = () =>
    ['사진 1', '사진 2'].map((alt) => element('BUTTON', undefined, ' 크게 보기', null, alt));
  const [first, second] = pictures();
  if (!first || !second) throw new Error('two pictures');
  const page = open([first, second]);
  page.tap(second);
  const drawn = pictures();
  page.takeOver(drawn);
  expect(drawn.map(({ click }) => click.mock.calls.length)).toEqual([0, 1]);
});

test('a link whose row the list has lost meanwhile leads where it led', () => {
  const link = element('A', '7', '공지');
  const page = open([link]);
  page.tap(link);
  page.takeOver([element('A', '8', '다른 공지')]);
  expect(link.click).toHaveBeenCalledOnce();
});

test('a link that is tapped again and again leads on no later', () => {
  const link = element('A', '7', '공지');
  const page = open([link]);
  page.tap(link);
  vi.advanceTimersByTime(600);
  page.tap(link);
  vi.advanceTimersByTime(399);
  expect(link.click).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(link.click).toHaveBeenCalledOnce();
});

test('a link that is tapped after another is the one that counts, and has a second of its own', () => {
  const [first, second] = [element('A', '7', '공지'), element('A', '8', '행사')];
  const page = open([first, second]);
  page.tap(first);
  vi.advanceTimersByTime(600);
  page.tap(second);
  vi.advanceTimersByTime(999);
  expect(second.click).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([first, second].map(({ click }) => click.mock.calls.length)).toEqual([0, 1]);
});
