import { matchAt } from '../noticePeriods.ts';
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
  /** It tells of what goes on or is shut, and not of something to be done. */
  readonly isState: boolean;
  /** It tells of questions that a student answers. */
  readonly isSurvey: boolean;
  /** It names the time of its act: `수강신청 정정 기간`. */
  readonly isOfTime: boolean;
  /** It tells that something ends or was extended, and not that it is open longer: `[마감연장] 경진대회`. */
  readonly isDeadline: boolean;
}

const survey = /설문|(?:수요|만족도|의견|실태|인식)\s?조사|(?:강의|수업|교과목)\s?평가/;
const timeOfAct = /(?:기간|일정)\s?(?:안내|알림|공지)?[)\]]?$/;
/** `신청 및 등록`: of two acts the application counts. */
const twoActs = /^\s?(?:및|[·,/&]|와|과)\s?$/;

const chosen = /선발|장학|채용|찾습니다|구합니다|구해요/;

/** Reads a title. */
export function subjectOf(title: string): Subject {
  const words = wordsOf(title);
  const acts = new Set(words.map(({ meaning }) => meaning).filter(isAct));
  const telling = words.filter(({ meaning }) => meaning !== 'end');
  const isChosen = chosen.test(title) && telling.length === 0;
  const [before, last] = [telling.at(-2), telling.at(-1)];
  const isSurvey = survey.test(title) && (isAct(last?.meaning) || /평가/.test(last?.text ?? ''));
  const isOfTwo =
    before?.meaning === 'apply' && isAct(last?.meaning) && twoActs.test(title.slice(before.to, last?.from));
  const told = isSurvey && last?.meaning === 'event' ? 'submit' : last?.meaning;
  return {
    acts,
    about: isChosen || isOfTwo ? 'apply' : (told ?? words.at(-1)?.meaning ?? null),
    isSurvey,
    isOfTime: isAct(last?.meaning) && timeOfAct.test(title),
    isSearch:
      /모집|선발|채용|구인|초대|찾습니다|구합니다|구해요|recruit/i.test(title) && !/신청|접수/.test(title),
    isState: isStateWord(last),
    isDeadline: words.some(({ meaning }, at) => meaning === 'end' && words[at - 1]?.meaning !== 'event'),
    isEvent: /참가|참여/.test(title) || words.some(({ meaning }) => meaning === 'event'),
  };
}

/** What numbers a label: `- `, `1. `, `가) `; the number of `2차` and `1학년` is none. */
const numbering =
  /(?:\d+(?!\d|\s?(?:차|학년))|[\s.)\]([<>:：~∼〜\-–—*·•∙○●◦■□▪▶▷◆◇※☞#①-⑳])*(?:[가나다라마바사아자차카타파하][.)])?[\s)]*/y;
/** One word that only groups, the longest first: each place of a label is looked at once. */
const groupWord =
  /(?:[가-힣·]{1,10}(?:대학원생?|대학|학부|학과|전공|계열|과정|트랙|부문|분야|캠퍼스)|대학원생?|기간|일정|기한|날짜|기존|당초|원래|종전|변경|연장|조정|전체(?:\s?학년)?|전\s?학년|전공|전|후|수정|추가|정규|본|\d+\s?(?:차|학년)|[일이삼]차|학생|학부생?|학사|학과|과|와|및|수료생|석사|박사|석[·,/]?박사|신[·,/]?편입생|신입생|편입생|재학생|복학생|휴학생|졸업생|교직원|교원|직원|내국인|외국인|유학생|남학생|여학생|공통|온라인|오프라인|방문|우편|이메일|인터넷|수시|정시|상반기|하반기|희망자는?|관심 있는 학생은?|해당자는?|해당 학생은?|period|dates?|freshm[ae]n|undergraduates?|graduates?|new|current|students?|and|the|by|until|from|no later than|please|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)[\s:：~∼〜()[\],·./-]*/iy;

/** What the words of a candidate's own line say; undefined when they say nothing, so that one looks further up. */
export function ownMeaning(candidate: Candidate): Meaning | null | undefined {
  const said = englishSentence.exec(candidate.before)?.[0];
  if (said !== undefined) {
    const clause = englishClause.exec(said)?.[0] ?? said;
    const told = lastTelling(wordsOf(clause))?.meaning;
    return told ?? (obliges.test(clause) ? undefined : null);
  }
  const behind = behindLast(candidate);
  if (behind !== undefined) return behind;
  const words = wordsOf(candidate.before);
  const word = lastTelling(words);
  if (word !== undefined) return word.meaning;
  if (!candidate.isLast) {
    const telling = wordsOf(candidate.after);
    const [first] = telling;
    if (isState(telling.at(-1), candidate.after) || refusal.test(candidate.after)) return null;
    const isNamed = timeOfOther.test(candidate.before) && !isGrouping(candidate.before);
    if (
      first !== undefined &&
      !isNamed &&
      isSaidOfDate(candidate.after.slice(0, first.from), first.meaning)
    ) {
      return first.meaning;
    }
  }
  return words.length > 0 || wordsOf(candidate.after).some(({ meaning }) => meaning === 'end')
    ? 'end'
    : undefined;
}

/** `감차기간 3. 4. ~ 3. 10., 예약 없이`: its own label tells what a period is, even one that nobody here knows. */
const timeOfOther = /(?:기간|일정|일시)[\s:]*$/;

/** `whose visa expires before`: an English verb stands before its date. */
const englishSentence = /[A-Za-z][^가-힣;:]*\s(?:by|until|till|before|through|no later than)\s$/i;
const englishClause = /\b(?:whose|who|which|that|if|when)\s[^,]*$/i;
const obliges = /\b(?:must|should|shall|please|required|requested|need|deadline|due|no later than)\b/i;

/** `3. 4. ~ 3. 10. 서류 접수`: what is to be done stands right behind its time; what takes place may stand further. */
function isSaidOfDate(between: string, meaning: Meaning): boolean {
  if (!isAct(meaning)) return true;
  return /^[\s)\](:,·|/-]*(?:(?:온라인|방문|학생|참가|서류|지원서|계획서|사업계획서|신청서|추가)\s?)?$/.test(
    between,
  );
}

/** `3월 10일까지 …에 제출`: what a sentence asks for until its date. */
function behindLast(candidate: Candidate): Meaning | null | undefined {
  const { isLast, after, beyond, period } = candidate;
  if (!isLast || isInBracket(candidate)) return undefined;
  const text = after.replace(/[\s)]*(?:까지|내로|이내|한)?(?:만|에|로)?\s*/, '');
  if (/^(?:이며|이고|입니다|이에요|예요|임|이므로|이니|였)/.test(text) || /^[),.]/.test(text))
    return undefined;
  const words = wordsOf(text).filter(({ meaning }) => meaning !== 'end');
  const [first] = words;
  if (first === undefined) {
    const isSilent = wordsOf(text).length === 0;
    if (isSilent && goesOn.test(text)) return null;
    return isSilent && asks.test(beyond)
      ? wordsOf(beyond).findLast(({ meaning }) => isAct(meaning))?.meaning
      : undefined;
  }
  if (isDoneByOffice(words.at(-1), text) || isWorkOfOffice(text)) return null;
  if (states.test(first.text)) return null;
  if (refusal.test(text)) return null;
  if (isState(words.at(-1), text)) return 'event';
  if (isHoursOfDay(period) && words.every((word) => word.text === '참여')) return null;
  return words.findLast(({ meaning }) => isAct(meaning))?.meaning ?? first.meaning;
}

/** `3. 10. 09:00~18:00`: who takes part between two hours of a day is there then. */
function isHoursOfDay({ first, last }: Candidate['period']): boolean {
  return last !== null && last.day === first.day;
}

function isStateWord(word: Word | undefined): boolean {
  return word?.meaning === 'event' && states.test(word.text);
}

/** The sentence ends by saying that something goes on or is shut until then. */
function isState(last: Word | undefined, text: string): boolean {
  return (
    last !== undefined &&
    isStateWord(last) &&
    /^(?:[을를이가은는])?\s?(?:[하합해됩되된할될]|$)/.test(text.slice(last.to))
  );
}

/** `3월 10일까지 확인하고 … 제출하시기 바랍니다`. */
const asks = /(?:바랍니다|주세요|주십시오|주시기|하세요|하십시오)/;

/** Whether its sentence asks the reader for something. */
export function isAsked({ after, beyond }: Candidate): boolean {
  return asks.test(after) || asks.test(beyond);
}

/** `5월 8일까지 입력됩니다`: whom nobody asks. */
function isDoneByOffice(last: Word | undefined, text: string): boolean {
  const isPassive =
    last !== undefined &&
    /^(?:됩|된다|되며|될|\s?(?:할|드릴)?\s?예정(?![자인])|드립니다|드리겠)/.test(text.slice(last.to));
  return isPassive && (last.meaning === 'submit' || last.meaning === 'pay');
}

/** `신청하신 분께 발송합니다`: the reader acts until then, and the office afterwards. */
const doneByReader = /(?:신청|접수|제출|등록|납부|응모|응답|완료)\s?(?:하신|한|하는|해 ?주신)/;
const officeVerb =
  /(?:(?:보내|입금|송금|연락|회신|안내|통보|발송|지급|배부)\s?(?:해\s?)?(?:드립니다|드릴|드리겠|할 예정|하겠)|(?:발송|배송|배부|지급|송부|안내|발표|점검|통보|실시)(?:합니다|됩니다|할 예정|될 예정|하겠습니다))(?:입니다)?$/;

/** The sentence ends with what the office does until then. */
function isWorkOfOffice(text: string): boolean {
  return officeVerb.test(text) && !doneByReader.test(text);
}

/** `8월 1일까지 개발될 예정입니다`, `6월 19일까지 쓸 수 있습니다`. */
const goesOn = /될 예정|[가-힣]됩니다|(?:^|\s)(?!(?:할|하실|내실|보내실)\s)\S+\s수 있/;

/** `공사(~3/10)로 …`: what stands behind the bracket is not said of the date in it. */
export function isInBracket({ before, after }: Candidate): boolean {
  return /[가-힣][([][\s~∼〜]*$/.test(before) && /^(?:까지)?[)\]](?!까지)/.test(after);
}

const states =
  /운영|공사|보수|점검|교체|중단|중지|휴관|휴무|폐쇄|통제|제한|전시|개방|진행|이용|사용|판매|할인|대여|공연|상영|지급|보관|열람|공개/;
const refusal = /(?:할|될) 수 없|불가|않습니다|중단|중지|제한됩|못합니다|안 됩/;

function lastTelling(words: readonly Word[]): Word | undefined {
  return words.findLast(({ meaning }) => meaning !== 'end');
}

/** Whether the label before a date only groups (`신입생:`, `2차`, `기간:`) or is not there. */
export function isGrouping(before: string): boolean {
  if (before.length >= 50) return false;
  let at = matchAt(numbering, before, 0)?.[0].length ?? 0;
  while (at < before.length) {
    const word = matchAt(groupWord, before, at);
    if (word === null) return false;
    at += word[0].length;
  }
  return true;
}

/** Whether a single date stands beside its label as its value: `접수 마감: 3. 10.`, `납부기한 3. 10.` */
export function isValueOfLabel({ before }: Candidate): boolean {
  return (
    /(?:마감|기한|시한)\s?(?:일|일자|일시|시각|시간)?[은는\s)\]:(]*$/.test(before) ||
    /(?:기간|일|일자|일시|신청|접수|제출|납부|모집|등록|예약|학년|전체|신입생|편입생|재학생|차)[\s)\]]*:\s*$/.test(
      before,
    ) ||
    labelInEnglish.test(before)
  );
}

/** `Deadline: Friday, Feb 27`: a weekday belongs to its date. */
const labelInEnglish =
  /(?:due|deadline)(?:\s(?:date|is|on|by)|\s(?:for|to)\s[^:]{1,24})?[\s:(]*(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[.,\s]*)?$/i;
