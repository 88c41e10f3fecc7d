import { mayNameDay } from './deadline/candidates.ts';
import { isAsked, type Subject, subjectOf } from './deadline/context.ts';
import { type Finding, findingsInContent, findingsInTitle } from './deadline/findings.ts';
import type { Act } from './deadline/keywords.ts';
import { withoutLaterSteps } from './deadline/laterSteps.ts';
import { plain } from './deadline/lines.ts';
import { koreaDayKey, parseServerTime } from './koreaTime.ts';
import { type Clock, daysLater, inputValueOf, wholeDay } from './noticePeriods.ts';

/** Until when one can apply, submit, register or pay, as a notice says it. */
export interface NoticeDeadline {
  /** Last day `YYYY-MM-DD`, or last moment `YYYY-MM-DDTHH:mm`, on the Korean wall clock; 24:00 is 23:59. */
  readonly end: string;
  /** From when, in the same form; null when the notice does not say. */
  readonly start: string | null;
  /** Where it stands: letters of the title or of the raw content. */
  readonly place: DeadlinePlace;
}

/** Letters of a notice from the first to the one behind the last. */
export interface DeadlinePlace {
  readonly field: 'title' | 'content';
  readonly from: number;
  readonly to: number;
}

/** What of an event is read. */
export interface DeadlineSource {
  readonly title: string;
  readonly content: string | null;
  /** As the server sends it; the years and weeks that are left out are told by it. */
  readonly createdAt: string | null;
}

const longestAhead = 400;

/**
 * The deadline that a notice names in its title or body, or null where it names none or none for sure. An extended
 * deadline replaces the former one; of several groups' deadlines the latest counts.
 */
export function noticeDeadline({ title, content, createdAt }: DeadlineSource): NoticeDeadline | null {
  if (!mayNameDay(plain(`${title} ${content ?? ''}`))) return null;
  const postedAt = parseServerTime(createdAt);
  if (postedAt === null) return null;
  const posted = koreaDayKey(postedAt);
  const plainTitle = plain(title);
  const subject = subjectOf(plainTitle);
  const [earliest, furthest] = [posted, daysLater(posted, longestAhead)];
  const findings = [
    ...findingsInTitle(plainTitle, subject, posted),
    ...findingsInContent(content ?? '', subject, posted),
  ].filter((finding) => isPlausible(finding, earliest, furthest));
  const current = findings.filter((finding) => !isFormer(finding));
  const main = withoutInferred(mainOnes(withoutUse(current), subject));
  const last = latest(withoutLaterSteps(main, plainTitle));
  return last === null ? null : { end: endOf(last), start: startOf(last), place: placeOf(last) };
}

/** What was over at the posting, or lies far ahead, is part of the story that a notice tells. */
function isPlausible(finding: Finding, earliest: string, furthest: string): boolean {
  const end = endOf(finding);
  const start = startOf(finding);
  return end >= earliest && end <= furthest && (start === null || start.slice(0, 10) <= end);
}

function endOf({ candidate: { period, clock } }: Finding): string {
  const { day, clock: own } = period.last ?? period.first;
  return wallClockOf(day, clock ?? own);
}

function startOf({ candidate: { period } }: Finding): string | null {
  if (period.last === null) return null;
  const { day, clock } = period.first;
  return wallClockOf(day, clock === wholeDay[1] ? wholeDay[0] : clock);
}

function placeOf({ field, from, to }: Finding): DeadlinePlace {
  return { field, from, to };
}

function wallClockOf(day: string, clock: Clock | null): string {
  return clock === null ? day : inputValueOf({ day }, clock);
}

const formerLabel = /(?:기존|당초|원래|종전|변경\s?전|연장\s?전|original|previous)[^→]{0,16}$/i;
const formerBehind = /^[\s)]*(?:까지)?\s*(?:에서|→|➡|⇒|->|였|이었)/;

/** Whether the notice says that it no longer holds. */
function isFormer({ candidate }: Finding): boolean {
  const { before, after } = candidate;
  return (formerLabel.test(before) && !isAsked(candidate)) || formerBehind.test(after);
}

/**
 * Without the periods that only begin after a deadline whose words are its own, and that none of their own words call
 * a deadline: what was applied for is used then.
 */
function withoutUse(findings: readonly Finding[]): readonly Finding[] {
  const [first] = findings
    .filter(({ act, isInferred }) => act !== 'pay' && !isInferred)
    .map(endOf)
    .sort();
  if (first === undefined) return findings;
  return findings.filter(({ isInferred, candidate: { period } }) => {
    return !isInferred || period.last === null || period.first.day <= first;
  });
}

/** What only the title explains does not count beside what is called a deadline of the same act itself. */
function withoutInferred(findings: readonly Finding[]): readonly Finding[] {
  const told = findings.filter(({ isInferred }) => !isInferred);
  return told.length > 0 ? told : findings;
}

const order: readonly Act[] = ['apply', 'register', 'pay', 'submit'];

/** The deadlines of what the notice is mainly about: a later step of those who were chosen is not everybody's. */
function mainOnes(findings: readonly Finding[], { about, acts }: Subject): readonly Finding[] {
  const ofAbout = findings.filter(({ act }) => act === about);
  if (ofAbout.length > 0) return ofAbout;
  const paid = findings.filter(({ act }) => act === 'pay');
  if (about === 'register' && paid.length > 0) return paid;
  const ofTitle = findings.filter(({ act }) => acts.has(act));
  const [first] = findings;
  if (first === undefined || ofTitle.length === 0) {
    const act = order.find((one) => findings.some((finding) => finding.act === one));
    return findings.filter((finding) => finding.act === act);
  }
  const areLater = ofTitle.every(({ candidate: { period } }) => period.first.day > endOf(first));
  return areLater ? findings.filter(({ act }) => act === first.act) : ofTitle;
}

/** The latest; of two on one day the one with an hour. */
function latest(findings: readonly Finding[]): Finding | null {
  let best: Finding | null = null;
  for (const finding of findings) if (best === null || endOf(finding) > endOf(best)) best = finding;
  return best;
}
