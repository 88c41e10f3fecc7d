import { type Candidate, candidatesOf } from './candidates.ts';
import { isGrouping, isValueOfLabel, ownMeaning, type Subject } from './context.ts';
import { headingOf } from './headings.ts';
import { type Act, isAct, type Meaning } from './keywords.ts';
import { type Line, linesOf } from './lines.ts';
import { type CellMeaning, tableMeanings } from './tables.ts';

/** A date until which something is to be done, and where it stands. */
export interface Finding {
  readonly candidate: Candidate;
  readonly act: Act;
  readonly field: 'title' | 'content';
  /** Where its line begins in the field. */
  readonly lineFrom: number;
}

/** What the surroundings say of a date. */
interface Reading {
  readonly meaning: Meaning | null;
  readonly isLast?: boolean;
  /** It is one of a list of groups, whose heading or title says what it is. */
  readonly isOfGroup?: boolean;
  /** Nobody here knows its label. */
  readonly isUnknown?: boolean;
}

/** A notice with more dates than this is a calendar, and nobody reads on. */
const mostCandidates = 80;

/** The deadlines in a title. */
export function findingsInTitle(title: string, subject: Subject, posted: string): Finding[] {
  let previous: Meaning | null = null;
  return candidatesOf(title, posted).flatMap((candidate) => {
    const own = ownMeaning(candidate);
    const isUnsaid = own === undefined || own === 'end';
    const told: Meaning | null = isUnsaid ? (replaces(candidate) ? previous : null) : own;
    const meaning = told ?? (candidate.isLast ? subject.about : null);
    previous = meaning;
    return isAct(meaning) && isEnd(candidate, meaning)
      ? [{ candidate, act: meaning, field: 'title' as const, lineFrom: 0 }]
      : [];
  });
}

/** The deadlines in a body. */
export function findingsInContent(content: string, subject: Subject, posted: string): Finding[] {
  const lines = linesOf(content);
  const candidates = new Map<number, Candidate[]>();
  let count = 0;
  for (let at = 0; at < lines.length && count < mostCandidates; at += 1) {
    const ofLine = candidatesOf(lines[at]?.text ?? '', posted);
    if (ofLine.length > 0) candidates.set(at, ofLine);
    count += ofLine.length;
  }
  if (count === 0) return [];
  const inTables = tableMeanings(lines, candidates);
  const found: Finding[] = [];
  const ofGroups: { at: number; finding: Finding }[] = [];
  const unknown: number[] = [];
  for (const [at, ofLine] of candidates) {
    let previous: Meaning | null = null;
    for (const candidate of ofLine) {
      const read = readingOf(candidate, at, { lines, subject, previous, candidates, inTables });
      previous = read.meaning;
      if (read.isUnknown && candidate.period.last !== null) unknown.push(at);
      if (!isAct(read.meaning) || !isEnd(candidate, read.meaning, read.isLast)) continue;
      const finding: Finding = {
        candidate,
        act: read.meaning,
        field: 'content',
        lineFrom: lines[at]?.from ?? 0,
      };
      if (read.isOfGroup) ofGroups.push({ at, finding });
      else found.push(finding);
    }
  }
  return [...found, ...sureGroups(ofGroups, unknown)];
}

/** Lines between a group and a label that nobody knows, which may be one more of the groups. */
const nearby = 3;

/** The groups of a list are sure when all its labels are known: the latest may be behind another one. */
function sureGroups(
  groups: readonly { at: number; finding: Finding }[],
  unknown: readonly number[],
): Finding[] {
  const isUnsure = groups.some((group) => unknown.some((at) => Math.abs(at - group.at) <= nearby));
  return isUnsure ? [] : groups.map(({ finding }) => finding);
}

interface Around {
  readonly lines: readonly Line[];
  readonly subject: Subject;
  readonly previous: Meaning | null;
  readonly candidates: ReadonlyMap<number, readonly Candidate[]>;
  readonly inTables: ReadonlyMap<number, CellMeaning>;
}

function readingOf(candidate: Candidate, at: number, around: Around): Reading {
  const { lines, subject, previous, candidates, inTables } = around;
  const own = ownMeaning(candidate);
  if (own !== undefined && own !== 'end') return { meaning: own };
  if (previous !== null && replaces(candidate)) return { meaning: previous };
  const cell = inTables.get(at);
  if (cell !== undefined) {
    return cell.meaning === 'end' ? { ...cell, meaning: bareOf(subject) } : cell;
  }
  const heading = headingOf(lines, at, candidates, candidate.before);
  const { meaning, isLast } = heading;
  if (own === 'end') {
    return { meaning: meaning === undefined || meaning === 'end' ? endOf(subject) : meaning, isLast };
  }
  if (candidate.isLast && !isGrouping(candidate.before)) return { meaning: subject.about };
  if (heading.isUnknown) return { meaning: null, isUnknown: true };
  if (meaning === 'end') return { meaning: endOf(subject), isLast };
  const isOfGroup = /[가-힣A-Za-z]/.test(candidate.before);
  if (meaning !== undefined) return { meaning, isLast, isOfGroup };
  if (candidate.isLast) return { meaning: subject.about };
  if (/일정|schedule/i.test(candidate.before)) return { meaning: null };
  return { meaning: heading.isBare ? bareOf(subject) : subject.about, isOfGroup };
}

/** `마감: 3. 10.`: the last day of what the title is about, of an application where it says nothing. */
function endOf({ about, acts }: Subject): Meaning | null {
  if (isAct(about)) return about;
  const [act] = acts;
  return act ?? (about === null || about === 'end' ? 'apply' : null);
}

/** `기간: 3. 4. ~ 3. 10.`: of what the title is about, unless that has a time of its own. */
function bareOf({ about, isSearch, isEvent }: Subject): Meaning | null {
  return isSearch || isEvent ? null : about;
}

/** Whether a date takes the place of the one before it in its line: `3. 10. → 3. 17.` */
function replaces({ before, after }: Candidate): boolean {
  return (
    /→|➡|⇒|->|에서\s*$|변경|연장|조정/.test(before) ||
    /^\s*(?:까지)?\s*(?:로|으로)\s*(?:변경|연장|조정)/.test(after)
  );
}

/** A period ends; a single date is an end only where the words say so. */
function isEnd(candidate: Candidate, act: Act, isLastByLabel = false): boolean {
  const { period, isLast, isOpen, after } = candidate;
  if (isOpen) return false;
  if (period.last !== null || isLast || replaces(candidate)) return true;
  if (isLastByLabel) return true;
  if (!period.isSure && act === 'submit') return false;
  return (
    isValueOfLabel(candidate) || /^\s*\)?\s*(?:신청|접수|제출|등록|납부|모집)?\s?(?:마감|종료)/.test(after)
  );
}
