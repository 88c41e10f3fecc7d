import { mendedLines } from './brokenLines.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { isAsked, isGrouping, isInBracket, isValueOfLabel, ownMeaning, type Subject } from './context.ts';
import { headingOf } from './headings.ts';
import { type Act, isAct, type Meaning, wordsOf } from './keywords.ts';
import { type Line, linesOf, placeOfLetter } from './lines.ts';
import { type CellMeaning, tableMeanings } from './tables.ts';
import { isOfTitle } from './titleTimes.ts';

/** A date until which something is to be done, and where it stands. */
export interface Finding {
  readonly candidate: Candidate;
  readonly act: Act;
  readonly field: 'title' | 'content';
  /** Its letters in the field. */
  readonly from: number;
  readonly to: number;
  /** The title alone tells what it is: its line and its heading name a bare period, or nothing that is known. */
  readonly isInferred: boolean;
  /** The words before it that name it; those of its row in a table. */
  readonly label: string;
}

/** What the surroundings say of a date. */
interface Reading {
  readonly meaning: Meaning | null;
  readonly isLast?: boolean;
  /** It is one of a list of groups, whose heading or title says what it is. */
  readonly isOfGroup?: boolean;
  /** The title alone says what it is. */
  readonly isInferred?: boolean;
  /** Nobody here knows its label. */
  readonly isUnknown?: boolean;
  readonly label?: string | undefined;
}

/** A notice with more dates than this is a calendar, and nobody reads on. */
const mostCandidates = 80;
/** Letters of a line in which a request is looked for. */
const longestSentence = 120;

/** The deadlines in a title. */
export function findingsInTitle(title: string, subject: Subject, posted: string): Finding[] {
  let previous: Meaning | null = null;
  return candidatesOf(title, posted).flatMap((candidate) => {
    const own = ownMeaning(candidate);
    const isUnsaid = own === undefined || own === 'end' || (own === 'event' && isOfEvent(candidate, subject));
    const told: Meaning | null = isUnsaid ? (replaces(candidate) ? previous : null) : own;
    const meaning = told ?? (candidate.isLast ? lastOf(subject) : null);
    previous = meaning;
    if (!isAct(meaning) || !isEnd(candidate, meaning)) return [];
    const place = placeIn({ text: title, from: 0 }, candidate);
    return [
      {
        candidate,
        act: meaning,
        field: 'title' as const,
        isInferred: false,
        label: candidate.before,
        ...place,
      },
    ];
  });
}

/** The deadlines in a body. */
export function findingsInContent(content: string, subject: Subject, posted: string): Finding[] {
  const lines = mendedLines(linesOf(content), posted);
  const candidates = new Map<number, Candidate[]>();
  let count = 0;
  for (let at = 0; at < lines.length && count <= mostCandidates; at += 1) {
    const ofLine = candidatesOf(lines[at]?.text ?? '', posted);
    if (ofLine.length > 0) candidates.set(at, ofLine);
    count += ofLine.length;
  }
  if (count === 0 || count > mostCandidates) return [];
  const inTables = tableMeanings(lines, candidates);
  const asked = askedIn(lines);
  const found: Finding[] = [];
  const ofGroups: { at: number; finding: Finding }[] = [];
  const unknown: number[] = [];
  for (const [at, ofLine] of candidates) {
    const line = lines[at];
    if (line === undefined) continue;
    let previous: Meaning | null = null;
    for (const candidate of ofLine) {
      const read = readingOf(candidate, at, { lines, subject, asked, previous, candidates, inTables });
      previous = read.meaning;
      if (read.isUnknown && candidate.period.last !== null) unknown.push(at);
      if (!isAct(read.meaning) || !isEnd(candidate, read.meaning, read.isLast)) continue;
      if (subject.isState && isOfOffice(candidate)) continue;
      const finding: Finding = {
        candidate,
        act: read.meaning,
        field: 'content',
        isInferred: read.isInferred === true && !isFurther(candidate.before),
        label: read.label ?? candidate.before,
        ...placeIn(line, candidate),
      };
      if (read.isOfGroup) ofGroups.push({ at, finding });
      else found.push(finding);
    }
  }
  return [...found, ...sureGroups(ofGroups, unknown)];
}

function placeIn(line: Line, { from, to }: Candidate): { from: number; to: number } {
  return { from: placeOfLetter(line, from), to: placeOfLetter(line, to - 1) + 1 };
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
  /** What the sentences of the body ask for. */
  readonly asked: Act | null;
  readonly previous: Meaning | null;
  readonly candidates: ReadonlyMap<number, readonly Candidate[]>;
  readonly inTables: ReadonlyMap<number, CellMeaning>;
}

function readingOf(candidate: Candidate, at: number, around: Around): Reading {
  const { lines, subject, asked, previous, candidates, inTables } = around;
  const own = ownMeaning(candidate);
  if (isOfTitle(candidate, lines[at - 1], subject)) return { meaning: subject.about, isInferred: true };
  if (own !== undefined && own !== 'end') {
    return { meaning: isAct(own) && namesToo(candidate.before, subject) ? subject.about : own };
  }
  if (previous !== null && replaces(candidate)) return { meaning: previous };
  const cell = inTables.get(at);
  if (cell !== undefined) {
    return cell.meaning === 'end' ? { ...cell, meaning: bareOf(subject) } : cell;
  }
  const heading = headingOf(lines, at, candidates, candidate.before);
  const { meaning, isLast } = heading;
  const isInferred = true;
  if (own === 'end') {
    return meaning === undefined || meaning === 'end'
      ? { meaning: endOf(subject) ?? asked, isLast, isInferred }
      : { meaning, isLast };
  }
  if (candidate.isLast && !isGrouping(candidate.before)) {
    return { meaning: isInBracket(candidate) ? null : subject.about, isInferred };
  }
  if (heading.isUnknown) return { meaning: null, isUnknown: true };
  if (meaning === 'end') return { meaning: endOf(subject), isLast, isInferred: !isLast };
  const isOfGroup = /[가-힣A-Za-z]/.test(candidate.before);
  if (meaning !== undefined) return { meaning, isLast, isOfGroup };
  if (candidate.isLast) return { meaning: subject.about, isInferred };
  if (/일정|schedule/i.test(candidate.before)) return { meaning: null };
  return { meaning: heading.isBare ? bareOf(subject) : subject.about, isOfGroup, isInferred };
}

const furtherWords = /마감|기한|시한|연장|deadline|due|clos(?:es|ing)|exten/i;
const ends = /마감|기한|시한|연장|일시|일자|deadline|due|closing|extended|until|to/gi;
const timeWords = /기간|일정|날짜|period|dates?|until|from|by/gi;

/** `택배는 3. 10.까지 접수하며` in a notice of a closure: what the office does as long as it is open. */
function isOfOffice(candidate: Candidate): boolean {
  return (
    /(?:접수|신청|등록)[을를]?\s?(?:받고|받으며|받습니다|하며|하고|합니다)/.test(
      candidate.after + candidate.beyond,
    ) && !isAsked(candidate)
  );
}

/** `신청 및 서류 제출:` is a label of both. */
function namesToo(before: string, { about }: Subject): boolean {
  return /및.{0,16}[:：]\s*$/.test(before) && wordsOf(before).some(({ meaning }) => meaning === about);
}

/** `2차:`, `재학생 기간:`, `연장:`: one more of what stood before it, and not a time of something else. */
function isFurther(before: string): boolean {
  return (
    (furtherWords.test(before) && isGrouping(before.replace(ends, ''))) ||
    (isGrouping(before) && /[가-힣A-Za-z]{2}|\d\s?차/.test(before.replace(timeWords, '')))
  );
}

const request = /^[^.]{0,8}?(?:바랍니다|바라며|주세요|주십시오|주시기|하세요|하십시오|하여야|해야)/;

/** The act that a sentence of the body asks of its readers; null when none does. */
function askedIn(lines: readonly Line[]): Act | null {
  for (const { text } of lines) {
    if (!/[바주하해]/.test(text)) continue;
    const asked = wordsOf(text.slice(0, longestSentence)).findLast(
      ({ meaning, to }) => isAct(meaning) && request.test(text.slice(to, to + 20)),
    );
    if (asked !== undefined && isAct(asked.meaning)) return asked.meaning;
  }
  return null;
}

/** `마감: 3. 10.`: the last day of what the title is about, of an application where it says nothing. */
function endOf({ about, acts }: Subject): Meaning | null {
  if (isAct(about)) return about;
  const [act] = acts;
  return act ?? (about === null || about === 'end' ? 'apply' : null);
}

/** `[마감연장] 경진대회 (~3/10)`: the last day is not that of the event itself. */
function isOfEvent({ isLast, period, before }: Candidate, { isDeadline }: Subject): boolean {
  return isLast && period.last === null && isDeadline && furtherWords.test(before);
}

/** `(~3/10)` in a title: of what it is about, or of an application to that when it tells of a deadline. */
function lastOf({ about, acts, isDeadline }: Subject): Meaning | null {
  if (isAct(about) || !isDeadline) return about;
  const [act = 'apply'] = acts;
  return act;
}

/** `기간: 3. 4. ~ 3. 10.`: of what the title is about, unless that has a time of its own. */
function bareOf({ about, isSearch, isEvent }: Subject): Meaning | null {
  return isSearch || isEvent ? null : about;
}

/** Whether a date takes the place of the one before it in its line: `3. 10. → 3. 17.` */
function replaces({ before, after }: Candidate): boolean {
  return (
    /→|➡|⇒|->|에서\s*$|변경|연장|조정/.test(before) || /^\s?(?:까지)?으?로\s?(?:변경|연장|조정)/.test(after)
  );
}

/** `모집: 3/4학년`, `접수: 5.18기념재단`: a bare number that goes on is no date. */
const endsThere = /^\s?(?:$|[),.;/|]|\(\s?[^\s\d]|한(?![가-힣]))/;

/** A period ends; a single date is an end only where the words say so. */
function isEnd(candidate: Candidate, act: Act, isLastByLabel = false): boolean {
  const { period, isLast, isOpen, after } = candidate;
  if (isOpen) return false;
  if (period.last !== null || isLast || replaces(candidate)) return true;
  if (isLastByLabel) return true;
  if (!period.isSure && act === 'submit') return false;
  if (/^\s*\)?\s*(?:신청|접수|제출|등록|납부|모집)?\s?(?:마감|종료)/.test(after)) return true;
  return isValueOfLabel(candidate) && (period.isSure || endsThere.test(after));
}
