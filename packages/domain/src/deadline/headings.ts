import type { Candidate } from './candidates.ts';
import { isGrouping } from './context.ts';
import { isAct, type Meaning, wordsOf } from './keywords.ts';
import type { Line } from './lines.ts';

/** What stands above a date that has no telling word of its own. */
export interface Heading {
  /** What it says; undefined when no line above says anything. */
  readonly meaning: Meaning | undefined;
  /** It names a last day (`신청 마감`). */
  readonly isLast: boolean;
  /** The date's nearest label is a word that nobody here knows. */
  readonly isUnknown: boolean;
  /** The label says `기간` or the like, and no more. */
  readonly isBare: boolean;
}

/** Lines above a date in which its heading is looked for. */
const farthest = 8;
const longestHeading = 32;
/** A sentence that says nothing of a deadline is no label. */
const sentence = /[.!?~다요]$/;
/** `장소: 율곡관`: a label with its value is no heading of what follows. */
const withValue = /[:：]./;
const lastDay = /마감|기한|시한|까지|deadline|due/i;
/** It names what its date is, whatever heading stands further up. */
const periodOfUse = /지원\s?기간/;
const bare = /기간|일정|날짜|date|period|schedule/i;
/** `1. 지원서 접수`, `신청 기간`: whatever is listed below such a heading is one of its groups, unless its own date is there. */
const ofGroups =
  /(?:신청|접수|모집|제출|납부|등록|응모|예약|정정|철회)\s?(?:기간|기한|마감|일시)?\s*(?:\([^)]*\))?\s*[:：]?$/;

/** The heading above a line, going up from the nearest line. */
export function headingOf(
  lines: readonly Line[],
  at: number,
  candidates: ReadonlyMap<number, readonly Candidate[]>,
  before: string,
): Heading {
  let isUnknown = !isGrouping(before);
  let isBare = bare.test(before);
  let isLast = false;
  let meaning: Meaning | undefined;
  for (let above = at - 1; above >= at - farthest; above -= 1) {
    if (candidates.has(above)) continue;
    const text = lines[above]?.text;
    if (text === undefined || text.length > longestHeading) break;
    if (withValue.test(text)) continue;
    const words = wordsOf(text);
    const telling = words.findLast((word) => word.meaning !== 'end');
    if (telling !== undefined) {
      const isOfGroups =
        isAct(telling.meaning) && ofGroups.test(text) && !hasOwnDate(candidates.get(above + 1));
      return {
        meaning: telling.meaning,
        isLast: lastDay.test(text),
        isUnknown: isUnknown && !isOfGroups,
        isBare,
      };
    }
    if (words.length > 0) {
      meaning = 'end';
      isLast ||= lastDay.test(text);
      if (periodOfUse.test(text)) break;
    } else if (sentence.test(text)) break;
    else if (!isGrouping(text) || !/[가-힣A-Za-z\d]/.test(text)) isUnknown = true;
    isBare ||= bare.test(text);
  }
  return { meaning, isLast, isUnknown, isBare };
}

/** Whether the line below a heading is nothing but its date, so that a label further down is another one beside it. */
function hasOwnDate(below: readonly Candidate[] | undefined): boolean {
  return below?.[0] !== undefined && !/[가-힣A-Za-z]/.test(below[0].before);
}
