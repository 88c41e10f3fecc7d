import type { Candidate } from './candidates.ts';
import { isGrouping } from './context.ts';
import { isAct, type Meaning, wordsOf } from './keywords.ts';
import type { Line } from './lines.ts';

/** What a table says of a date in it; `end` when it does not say of what. */
export interface CellMeaning {
  readonly meaning: Meaning | null;
  /** Its header names a last day (`신청기한`). */
  readonly isLast: boolean;
  /** The words that say it. */
  readonly label?: string | undefined;
}

interface Cell {
  readonly at: number;
  readonly text: string;
  readonly isDate: boolean;
}

const longestCell = 24;
const widest = 6;
const dateHeader = /기간|일정|일자|일시|날짜|기한|마감|시기|date|period|deadline|schedule/i;
const lastDay = /마감|기한|시한|deadline|due/i;
/** `심사기간` in a row is another time than its column's. */
const timeLabel = /기간|일정|일시/;
const noCell = /[.!?:]$/;

/**
 * The meaning of dates that are cells of a table. Its cells come as lines one below the other, row by row below the
 * row of headers: a date belongs to the header of its column, or, where that only says 일정, to the words of its row.
 */
export function tableMeanings(
  lines: readonly Line[],
  candidates: ReadonlyMap<number, readonly Candidate[]>,
): Map<number, CellMeaning> {
  const meanings = new Map<number, CellMeaning>();
  let block: Cell[] = [];
  const close = () => {
    if (block.length >= 4 && block.some(({ isDate }) => isDate)) readTable(block, meanings);
    block = [];
  };
  lines.forEach(({ text }, at) => {
    const cell = cellOf(text, at, candidates.get(at));
    if (cell === null) close();
    else block.push(cell);
  });
  close();
  return meanings;
}

function cellOf(text: string, at: number, dates: readonly Candidate[] | undefined): Cell | null {
  if (dates === undefined) {
    return text.length <= longestCell && !noCell.test(text) ? { at, text, isDate: false } : null;
  }
  const rest = text.length - dates.reduce((sum, { from, to }) => sum + to - from, 0);
  return rest <= 8 ? { at, text, isDate: true } : null;
}

function readTable(block: readonly Cell[], meanings: Map<number, CellMeaning>): void {
  const firstDate = block.findIndex(({ isDate }) => isDate);
  for (let head = Math.max(0, firstDate - 2 * widest); head < firstDate; head += 1) {
    for (let width = Math.min(widest, firstDate - head); width >= 2; width -= 1) {
      if (firstDate - head >= 2 * width || !fits(block, head, width)) continue;
      readRows(block, head, width, meanings);
      return;
    }
  }
  withoutHead(block, firstDate, meanings);
}

/** Dates stand in the columns whose headers speak of dates, and nowhere else. */
function fits(block: readonly Cell[], head: number, width: number): boolean {
  const headers = block.slice(head, head + width).map(({ text }) => text.replace(/\s/g, ''));
  const cells = block.slice(head + width);
  const whole = cells.slice(0, cells.length - (cells.length % width));
  const isListOfLabels = width === 2 && cells[whole.length]?.isDate;
  if (whole.length === 0 || isListOfLabels) return false;
  const areDated = headers.map((text) => dateHeader.test(text));
  const mayBeDated = headers.map((text, column) => areDated[column] || tells(text));
  return (
    mayBeDated.some(Boolean) &&
    whole.every(({ isDate }, index) => !isDate || mayBeDated[index % width]) &&
    areDated.every((isDated, column) => !isDated || cells[column]?.isDate === true) &&
    headers.every(
      (text, column) =>
        !isActsTime(text) || whole.some((cell, index) => cell.isDate && index % width === column),
    )
  );
}

/** `신청`, `접수기한`, and not `모집 구분`. */
function isActsTime(text: string): boolean {
  const last = wordsOf(text).at(-1);
  return isAct(meaningOf(text)) && (last?.to === text.length || dateHeader.test(text));
}

function tells(text: string): boolean {
  return wordsOf(text).some(({ meaning }) => meaning !== 'fact');
}

function readRows(
  block: readonly Cell[],
  head: number,
  width: number,
  meanings: Map<number, CellMeaning>,
): void {
  const headers = block.slice(head, head + width);
  const cells = block.slice(head + width);
  cells.forEach((cell, index) => {
    const header = headers[index % width];
    if (!cell.isDate || header === undefined) return;
    const ofHeader = meaningOf(header.text);
    const start = index - (index % width);
    const labels = cells
      .slice(start, start + width)
      .map(({ text }) => ({ text, meaning: meaningOf(text), isTime: timeLabel.test(text) }));
    const ofRow = labels.find(({ meaning }) => meaning !== undefined);
    const isMoment = header.text === '일시';
    const own =
      labels.find(({ isTime }) => isTime) ??
      (isTimeOfOther(header.text, headers) ? { meaning: null } : undefined);
    const isTold = own === undefined && ofHeader !== undefined && ofHeader !== 'end' && !isMoment;
    const unsaid = isMoment ? null : 'end';
    meanings.set(cell.at, {
      meaning: isTold ? ofHeader : own === undefined ? (ofRow?.meaning ?? unsaid) : (own.meaning ?? null),
      isLast: lastDay.test(header.text),
      label: isTold ? header.text : ofRow?.text,
    });
  });
}

/** `연구기간` beside a column `신청기간`: nobody here knows of what it is the time. */
function isTimeOfOther(header: string, headers: readonly Cell[]): boolean {
  const meaning = meaningOf(header);
  if (meaning !== undefined || isGrouping(header)) return false;
  return /(?:기간|일정|일시)/.test(header) && headers.some(({ text }) => isActsTime(text));
}

/** Dates and words by turns that begin with a date: each word is said of the date above it. */
function withoutHead(block: readonly Cell[], firstDate: number, meanings: Map<number, CellMeaning>): void {
  const before = block[firstDate - 1];
  if (before !== undefined && meaningOf(before.text) !== undefined) return;
  for (let index = firstDate; index + 1 < block.length; index += 2) {
    const [date, words] = [block[index], block[index + 1]];
    if (!date?.isDate || words === undefined || words.isDate) return;
    meanings.set(date.at, { meaning: meaningOf(words.text) ?? null, isLast: false });
  }
}

function meaningOf(text: string): Meaning | undefined {
  const words = wordsOf(text);
  return (words.findLast(({ meaning }) => meaning !== 'end') ?? words.at(-1))?.meaning;
}
