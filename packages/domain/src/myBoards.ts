import { boardByName } from './categories.ts';
import { openedMax, pinnedMax } from './limits.ts';
import { ownBoards } from './ownBoards.ts';

/** A board that was opened, by slug, and when, ms since 1970. */
export interface OpenedBoard {
  readonly slug: string;
  readonly at: number;
}

/** The boards of a student, by slug: pinned in their order, and opened lately. */
export interface MyBoards {
  readonly pinned: readonly string[];
  readonly opened: readonly OpenedBoard[];
}

/** So many are kept that enough are left to show where the pinned ones are among them. */
const keptMax = pinnedMax + openedMax + 1;

/** A board was opened: it stays where it stands, a new one comes first, and the one not opened for longest goes. */
export function withOpened(opened: readonly OpenedBoard[], slug: string, at: number): OpenedBoard[] {
  if (opened.some((one) => one.slug === slug)) {
    return opened.map((one) => (one.slug === slug ? { slug, at } : one));
  }
  return latest([{ slug, at }, ...opened], keptMax);
}

/** Pins a board behind the others; nothing happens where the most are pinned. */
export function withPin(pinned: readonly string[], slug: string): readonly string[] {
  return pinned.includes(slug) || pinned.length >= pinnedMax ? pinned : [...pinned, slug];
}

/** Moves a pinned board one place to the front (-1) or to the end (1). */
export function withMovedPin(pinned: readonly string[], slug: string, by: -1 | 1): readonly string[] {
  const from = pinned.indexOf(slug);
  const to = from + by;
  if (from === -1 || to < 0 || to >= pinned.length) return pinned;
  const rest = pinned.filter((one) => one !== slug);
  return [...rest.slice(0, to), slug, ...rest.slice(to)];
}

/** The boards to choose from at a touch, each once: the own one, the pinned, and those opened lately. */
export function chipBoards({ pinned, opened }: MyBoards, own: string | null): string[] {
  const first = [...new Set([...(own === null ? [] : [own]), ...pinned])];
  const others = opened.filter(({ slug }) => !first.includes(slug));
  return [...first, ...latest(others, openedMax).map(({ slug }) => slug)];
}

/** Slug of the board that a member of a department calls theirs: the department's, else its college's; null without one. */
export function ownBoard(department: string | null | undefined): string | null {
  const board = ownBoards(department)
    .map((name) => boardByName(name))
    .find((one) => one !== null);
  return board?.slug ?? null;
}

function latest(opened: readonly OpenedBoard[], count: number): OpenedBoard[] {
  const kept = new Set([...opened].sort((a, b) => b.at - a.at).slice(0, count));
  return opened.filter((one) => kept.has(one));
}
