import { isGrouping } from './context.ts';
import type { Finding } from './findings.ts';
import { isAct, type Word, wordsOf } from './keywords.ts';

/**
 * Without the periods that begin after the one called just as the title calls its act, and that have a name of their
 * own: `신청: 3. 4. ~ 3. 10.`, and later `이의신청: 3. 20. ~ 3. 24.` Names of groups (`2차 신청`) are none. Where the
 * title names no act, the first one's word is its name, and `추천` after `신청` a later step.
 */
export function withoutLaterSteps(findings: readonly Finding[], title: string): readonly Finding[] {
  const named = findings.filter(({ label }) => actsOf(label).length > 0);
  const ofTitle = named.filter((finding) => hasNameOfTitle(finding, title));
  const [first] = [...(ofTitle.length > 0 ? ofTitle : named)].sort((one, other) =>
    lastDay(one).localeCompare(lastDay(other)),
  );
  if (first === undefined) return findings;
  const isOneOf = (finding: Finding) =>
    ofTitle.length > 0 ? ofTitle.includes(finding) : sharesWord(finding, first);
  const left = findings.filter((finding) => {
    const { label, candidate } = finding;
    const isStep = named.includes(finding) && !isOneOf(finding) && !isGroup(label);
    const isOfOther = ofTitle.length > 0 && finding.act === 'submit';
    return !isStep || (!isOfOther && candidate.period.first.day <= lastDay(first));
  });
  return ofTitle.length === 0 && areOfDifferentThings(left, title) ? [] : left;
}

/**
 * `사물함 신청`, `셔틀 신청` with different ends: nothing says which of them the notice is about. Where the title names
 * the act they are its groups, unless they are things to be handed in one after the other.
 */
function areOfDifferentThings(findings: readonly Finding[], title: string): boolean {
  const named = findings.filter(({ label, act }) =>
    actsOf(label).some(({ text }) => act === 'submit' || !title.includes(text)),
  );
  const [first] = named;
  return (
    first !== undefined &&
    named.some((one) => lastDay(one) !== lastDay(first) && areApart(nameOf(one), nameOf(first)))
  );
}

/** `추가 수강` is one more of `수강`, `중간보고서` none of `최종보고서`. */
function areApart(name: string, other: string): boolean {
  return !name.includes(other) && !other.includes(name) && !isGrouping(name) && !isGrouping(other);
}

/** What a label calls its act's object: `중간보고서` of `가. 중간보고서 제출:`. */
function nameOf({ label }: Finding): string {
  return withoutKnown(label).replace(/기간|일정|기한|[^가-힣]/g, '');
}

function lastDay({ candidate: { period } }: Finding): string {
  return (period.last ?? period.first).day;
}

/** The acts that a label names. */
function actsOf(label: string): Word[] {
  if (!/[가-힣]\s*[:：]?\s*$/.test(label)) return [];
  return wordsOf(label).filter(({ meaning }) => isAct(meaning));
}

function sharesWord(one: Finding, other: Finding): boolean {
  const words = actsOf(other.label).map(({ text }) => text);
  return actsOf(one.label).some(({ text }) => words.includes(text));
}

/** Whether nothing but words of the title and names of groups stands in a label, and its act as the title calls it. */
function hasNameOfTitle({ label }: Finding, title: string): boolean {
  if (!actsOf(label).some(({ text }) => title.includes(text))) return false;
  const undone = /포기|취소|철회/.exec(label)?.[0];
  if (undone !== undefined && !title.includes(undone)) return false;
  return isGrouping(
    withoutKnown(label).replace(/[가-힣]{2,}/g, (name) =>
      name === '서류' || title.includes(name) ? '' : name,
    ),
  );
}

/** `추가 접수`: one more group. */
function isGroup(label: string): boolean {
  const rest = withoutKnown(label);
  return /[가-힣]/.test(rest.replace(/기간|일정/g, '')) && isGrouping(rest);
}

/** What of a label is left without words that are known: `심사` in `본심사` is no word of its own. */
function withoutKnown(label: string): string {
  const words = wordsOf(label).filter(({ meaning, from }) => {
    return isAct(meaning) || meaning === 'end' || !/[가-힣]/.test(label.charAt(from - 1));
  });
  return words.reduceRight((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, label);
}
