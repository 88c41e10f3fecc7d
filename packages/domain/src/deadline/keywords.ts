/** What a student does until a deadline; a notice's main one decides where several are named. */
export type Act = 'apply' | 'register' | 'pay' | 'submit';

/**
 * What a word says about the date beside it: something to be done until then (an {@link Act}), something that merely
 * takes place or is open then (`event`), the facts of a notice that name no moment (`fact`), or that it is a last
 * day without saying of what (`end`).
 */
export type Meaning = Act | 'event' | 'fact' | 'end';

/** A word that means something, and where it stands. */
export interface Word {
  readonly meaning: Meaning;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const events = [
  '(?:행사|축제|축전|대동제|헌혈|박람회|공연|체험|캠페인)에(?:도|는)?\\s?(?:[가-힣]{1,4}\\s)?참여',
  '(?:발송|배송|송부)\\s?(?:기간|일정|일|예정|안내)|배송|성적\\s?입력|신청\\s?(?:결과|시작|시간|내역|현황|개시|오픈)|접수\\s?(?:된|시간|시작|결과|개시|현황|창구)|등록\\s?(?:일(?!까지|\\s?마감)|증|된|결과)|제출\\s?(?:결과|현황)',
  '발표|결과(?!\\s?(?:보고|물|지))|면접|인터뷰|심사|평가(?!서)|시험|고사|교육(?!비|대학|학과|원)|연수|강의|수업|특강|강연|세미나|워크[숍샵]|캠프|포럼|콘서트',
  '행사|영업|축제|공연|전시|상영|개최|대회(?!\\s?참)|본선|예선|결선|시상|수여|활동|근무|근로(?!\\s?장학)|실습(?!생)|봉사|운영|이용|사용|개관|개방|개장|휴관|휴무|휴업|휴점|휴강|보강|방학',
  '공사|보수|점검|교체|수리|복구|이전|중단|중지|단수|단전|정전|소독|방역|통제|폐쇄|제한|불가|장애',
  '지급|배부|배포|수령|발급|대여|반납|반환|환불|환급|출국|귀국|파견|훈련|예행연습|입소|퇴소|퇴사|입주|퇴실|입실|입사(?!\\s?(?:신청|지원|원서|비))|개강|종강|오리엔테이션|설명회|간담회|일시|시작|개시|오픈|오픈일|게시|게재',
  '작성일|공고일(?!\\s?(?:로|부터|[~∼〜～–—-]))|공고\\s?기간|수정일|시행|적용|출생|생년|기준|현재|이후|이전|통보|확정|열람|조회|확인(?!서)|출력|공시|공개|판매|할인|상담(?!\\s?확인|센터|실|소)|견학|탐방|투어|관람|회의|총회|졸업식|입학식|학위수여|개강일|유효\\s?기간|만료|보관|촬영|출발|처리|민원|현장\\s?(?:등록|접수|신청|발권)|시간',
].join('|');
const facts =
  '대상|자격|방법|절차|장소|문의|연락처|제출\\s?서류|신청\\s?서류|지원\\s?서류|구비\\s?서류|필요\\s?서류|양식|인원|혜택|내용|비고|주최|주관|조건|요건|취소';
const apply =
  '신청(?!자(?![격료유]))|접수|모집|응모|공모|원서|출품|예약|예매|신고|지원(?=\\s?(?:서(?!비스)|하|마감|기한|접수|바랍|해|가능|받|일정|은|을|는|[:：~∼(\\d]|$))|추천(?=\\s?(?:기간|기한|마감|서|하|대상|바랍|해|[:：~]|$))';
const register =
  '등록(?!금)|수강\\s?정정|정정|철회|(?:수강|과목|분반|전공|학적|학과|소속|트랙|지도교수|계좌|호실)\\s?(?:내역\\s?|사항\\s?)?변경(?!\\s?(?:된|되|전|후|안내))|포기';
const pay = '등록금|납부|분납|납입|입금|수납|결제|완납|송금';
const submit =
  '제출|회신|송부|보내|발송|업로드|탑재|올려|올리|투고|작성|입력|응답|설문|이수|참여|연락|회송|전송|첨부(?!된|\\s?파일|\\s?참)|알려\\s?주|조사(?=\\s|$|에)';
const end = '지원\\s?기간|(?:마감|기한|시한)\\s?(?:일시|일자|시간|시각|일)?|데드라인|연장';

const koreanActs = [pay, apply, register, submit].map((acts) => `(?:${acts})(?:\\s?일시)?`);
const korean = alternatives([events, facts, ...koreanActs, end], 'g');
const english = alternatives(
  [
    'will be (?:sent|e-?mailed|mailed|paid|refunded)|we will (?:send|e-?mail|pay)|orientation|ceremony|interviews?|lectures?|seminars?|workshops?|hours|exams?|examinations?|classes|semester|festival|results?|announce\\w*|maintenance|begins?|starts?|opens|held|closed|hackathon|takes? place|activity|activities|program(?:me)? (?:period|dates?)|awards?|event|departure|internship|notification|check-?in|check-?out',
    'eligib\\w*|contact|place|venue|location',
    'pay|payments?|tuition|fees?|(?:must|should|shall|has to|have to|needs? to|is to|are to) be paid',
    'apply|applying|applications?|sign[ -]?up|rsvp|nominations?|reservations?|entries',
    'regist\\w*|enrol\\w*|add ?/ ?drop|withdraw\\w*',
    'submi\\w*|send|sent|e-?mail (?:us|your|the|(?=\\S{1,40}@))|fill (?:out|in)|complete (?:the|your|this|all)|upload(?:ed)?|respond|responses?|survey|turn in|hand in|call for papers',
    'deadline|due|closing date|closes|extended|extension',
  ].map((words) => `\\b(?:${words})\\b`),
  'gi',
);
const meanings: readonly Meaning[] = ['event', 'fact', 'pay', 'apply', 'register', 'submit', 'end'];

function alternatives(groups: readonly string[], flags: string): RegExp {
  return new RegExp(groups.map((words) => `(${words})`).join('|'), flags);
}

/** The same short texts are asked for again and again: cells of a table, headings of many dates. */
const known = new Map<string, readonly Word[]>();
const mostKnown = 500;

/** The words of a text that say what a date beside them is, in its order. Ask it of short texts. */
export function wordsOf(text: string): readonly Word[] {
  const words = known.get(text) ?? readWords(text);
  if (known.size >= mostKnown) known.clear();
  known.set(text, words);
  return words;
}

function readWords(text: string): Word[] {
  const words = /[가-힣]/.test(text) ? matchesOf(korean, text) : [];
  if (!/[A-Za-z]{3}/.test(text)) return words;
  return [...words, ...matchesOf(english, text)].sort((one, other) => one.from - other.from);
}

function matchesOf(pattern: RegExp, text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(pattern)) {
    let at = 1;
    while (match[at] === undefined) at += 1;
    const meaning = meanings[at - 1];
    if (meaning === undefined) continue;
    words.push({ meaning, text: match[0], from: match.index, to: match.index + match[0].length });
  }
  return words;
}

/** Whether a meaning is something to be done. */
export function isAct(meaning: Meaning | null | undefined): meaning is Act {
  return meaning === 'apply' || meaning === 'register' || meaning === 'pay' || meaning === 'submit';
}
