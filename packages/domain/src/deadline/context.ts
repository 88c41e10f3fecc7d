import type { Candidate } from './candidates.ts';
import { type Act, isAct, type Meaning, type Word, wordsOf } from './keywords.ts';

/** What the title says that a notice is about. */
export interface Subject {
  readonly acts: ReadonlySet<Act>;
  /** What its last word means; null when no word of it means anything. */
  readonly about: Meaning | null;
  /** It tells of people being looked for, which alone says nothing about a bare 기간. */
  readonly isSearch: boolean;
  /** It tells of something that takes place, so that a bare 기간 may be the time of that. */
  readonly isEvent: boolean;
}

const chosen = /선발|장학/;

/** Reads a title. */
export function subjectOf(title: string): Subject {
  const words = wordsOf(title);
  const acts = new Set(words.map(({ meaning }) => meaning).filter(isAct));
  const telling = words.filter(({ meaning }) => meaning !== 'end');
  const isChosen = acts.size === 0 && chosen.test(title) && telling.length === 0;
  if (isChosen) acts.add('apply');
  return {
    acts,
    about: isChosen ? 'apply' : (telling.at(-1)?.meaning ?? words.at(-1)?.meaning ?? null),
    isSearch: /모집|선발|채용|구인|초대|찾습니다|recruit/i.test(title) && !/신청|접수/.test(title),
    isEvent: /참가|참여/.test(title) || words.some(({ meaning }) => meaning === 'event'),
  };
}

/** Labels that only number or group what a heading named, so that the heading's word holds for them. */
const grouping =
  /^(?:[\s\d.)\]([<>:：~∼〜\-–—*·•∙○●◦■□▪▶▷◆◇※☞#①-⑳]*(?:[가나다라마바사아자차카타파하][.)])?[\s)]*)(?:(?:기간|일정|기한|날짜|기존|당초|원래|종전|변경|연장|조정|전|후|수정|추가|정규|본|\d+\s?차|[일이삼]차|\d+\s?학년|학부생?|학사|대학원생?|대학원|수료생|석사|박사|석[·,/]?박사|신[·,/]?편입생|신입생|편입생|재학생|복학생|휴학생|졸업생|교직원|교원|직원|내국인|외국인|유학생|남학생|여학생|전체|전\s?학년|공통|온라인|오프라인|방문|우편|이메일|인터넷|수시|정시|[가-힣·]{1,10}(?:대학|학부|학과|전공|계열|과정|트랙|부문|분야|캠퍼스)|상반기|하반기|단과대학|전공|학과|희망자는?|관심 있는 학생은?|해당자는?|해당 학생은?|period|dates?|freshm[ae]n|undergraduates?|graduates?|new|current|students?|and|the|by|until|from|no later than|please)[\s:：~∼〜()[\],·./-]*)*$/i;

/** What the words of a candidate's own line say; undefined when they say nothing, so that one looks further up. */
export function ownMeaning(candidate: Candidate): Meaning | null | undefined {
  const behind = behindLast(candidate);
  if (behind !== undefined) return behind;
  const words = wordsOf(candidate.before);
  const inBracket = bracketOf(candidate.before, words);
  const word = inBracket ?? lastTelling(words);
  if (word !== undefined) return word.meaning;
  if (!candidate.isLast) {
    const telling = wordsOf(candidate.after).filter(({ meaning }) => meaning !== 'end');
    const [first] = telling;
    if (isState(telling.at(-1), candidate.after) || refusal.test(candidate.after)) return 'event';
    if (first !== undefined && isSaidOfDate(candidate.after.slice(0, first.from), first.meaning)) {
      return first.meaning;
    }
  }
  return words.length > 0 || wordsOf(candidate.after).some(({ meaning }) => meaning === 'end')
    ? 'end'
    : undefined;
}

/** `3. 4. ~ 3. 10. 서류 접수`: what is to be done stands right behind its time; what takes place may stand further. */
function isSaidOfDate(between: string, meaning: Meaning): boolean {
  if (!isAct(meaning)) return between.length < 24;
  return /^[\s)\](:,·|/-]*(?:(?:온라인|방문|학생|참가|서류|지원서|계획서|사업계획서|신청서|추가)\s?)?$/.test(
    between,
  );
}

/** `3월 10일까지 …에 제출`: what a sentence asks for until its date. */
function behindLast({ isLast, after }: Candidate): Meaning | null | undefined {
  if (!isLast) return undefined;
  const text = after.replace(/^[\s)]*(?:까지|내로|이내|한)?(?:만|에|로)?\s*/, '');
  if (/^(?:이며|이고|입니다|이에요|예요|임|이므로|이니|였)/.test(text) || /^[),.]/.test(text))
    return undefined;
  const words = wordsOf(text).filter(({ meaning }) => meaning !== 'end');
  const [first] = words;
  if (first === undefined) return undefined;
  if (first.meaning === 'event' && first.from < 6 && states.test(first.text)) return 'event';
  if (refusal.test(text)) return 'event';
  if (isState(words.at(-1), text)) return 'event';
  return words.findLast(({ meaning }) => isAct(meaning))?.meaning ?? first.meaning;
}

/** The sentence ends by saying that something goes on or is shut until then. */
function isState(last: Word | undefined, text: string): boolean {
  return (
    last?.meaning === 'event' &&
    states.test(last.text) &&
    /^(?:[을를이가은는])?\s?[하합해됩되된할될]/.test(text.slice(last.to))
  );
}

const states =
  /운영|공사|보수|점검|교체|중단|중지|휴관|휴무|폐쇄|통제|제한|전시|개방|진행|이용|사용|판매|할인|대여|공연|상영|지급|보관|열람|공개/;
const refusal = /(?:할|될) 수 없|불가|않습니다|중단|중지|제한됩|못합니다|안 됩/;

/** The word that a bracket still open before the date is about: `교육 (신청: ~3/10)`. */
function bracketOf(before: string, words: readonly Word[]): Word | undefined {
  const open = Math.max(before.lastIndexOf('('), before.lastIndexOf('['));
  if (open < Math.max(before.lastIndexOf(')'), before.lastIndexOf(']'))) return undefined;
  return lastTelling(words.filter(({ from }) => from > open));
}

function lastTelling(words: readonly Word[]): Word | undefined {
  return words.findLast(({ meaning }) => meaning !== 'end');
}

/** Whether the label before a date only groups (`신입생:`, `2차`, `기간:`) or is not there. */
export function isGrouping(before: string): boolean {
  return before.length < 50 && grouping.test(before);
}

/** Whether a single date stands beside its label as its value: `접수 마감: 3. 10.`, `납부기한 3. 10.` */
export function isValueOfLabel({ before }: Candidate): boolean {
  return (
    /(?:마감|기한|시한)\s?(?:일자?|일시|시각|시간)?\s?[은는]?\s?[)\]]?\s*[:：(]?\s*$/.test(before) ||
    /(?:기간|일자|일시|일|신청|접수|제출|납부|모집|등록|예약)\s?[)\]]?\s*[:：]\s*$/.test(before) ||
    /(?:학년|전체|신입생|편입생|재학생|\d\s?차)\s*[:：]\s*$/.test(before) ||
    /(?:due|deadline)(?:\s(?:date|is)|\sfor\s[^:]{1,24})?\s*[:：(]?\s*$/i.test(before)
  );
}
