import { plain } from './deadline/lines.ts';

/** A telephone number in a text: its letters from the first to the one behind the last, and what calls it. */
export interface PhoneNumber {
  readonly from: number;
  readonly to: number;
  /** `tel:` and the number, `+82…` where one can dial that; an extension follows after a pause. */
  readonly href: string;
}

const joint = '\\s?[-.\\u2010-\\u2015\\u2212]\\s?';
const area = '2|3[1-3]|4[1-4]|5[1-5]|6[1-4]|70|80|50[2-9]|10|1[16-9]';
const wholeNumber = `(?<head>\\(\\s?0|\\+?82[-.\\s)]{0,2}(?:\\(0\\)|0)?|0)(?<area>${area})(?<first>${joint}|\\s?\\)\\s?[-.]?\\s?|\\s?)(?<middle>\\d{3,4})(?<second>${joint}|\\s?)(?<last>\\d{4})`;
const serviceNumber = '(?<service>1[568]\\d\\d)(?<third>[-.\\u2010-\\u2015\\u2212\\s])(?<rest>\\d{4})';
const number = new RegExp(`(?:${wholeNumber}|${serviceNumber})(?!\\d)`, 'g');
const range = /~\d{1,4}(?![\d:시월일/.])/y;
const extensionWord = '(?:내선|구내|교내|ext(?:ension)?\\.?)\\s?(?:번호)?\\s?[:.]?\\s?';
const extension = new RegExp(
  `\\s?\\(\\s?${extensionWord}(\\d{1,6})(?:번)?\\s?\\)|[\\s,]{0,2}${extensionWord}(\\d{1,6})(?!\\d)(?:번)?`,
  'iy',
);

/** Right before a number stands none of these: it would be the rest of something longer. */
const joined = /[\d_@#=%&]$|\d[-.,/:]\s?$|(?:^|[^A-Za-z])(?!(?:tel|t|m|hp|p)$)[A-Za-z]{1,8}-?$/i;
const goesOn =
  /^(?:[-–—.,:/]\d|[-–—]?[A-Za-z_@%]|(?:원|호|년|명|권|쪽|번지|달러|₩)|\s(?:원|호|년|명|권|쪽|번지|달러|₩)(?![가-힣]))/;
const phoneWord = /전화|문의|연락처|상담|콜센터|고객|대표|신고|휴대|tel|phone|call|mobile|[☎☏✆📞]/iu;
const otherWord =
  /(?:계좌|은행|학번|사번|아이디|비밀번호|암호|(?:수험|접수|등록|관리|문서|주문|승인|사업자)\s?번호|팩스|fax|isbn|[^a-z](?:id|no|f)[.:) ])[^0-9]{0,8}$/i;
const directWord = /전화|연락처|휴대|핸드폰|tel|phone|mobile|[☎☏✆📞]/iu;
/** Letters before a number that say what it is. */
const near = 16;

/**
 * The telephone numbers of a line as they are written in Korea: with an area code, mobile, 1588-1234, from abroad; also
 * a range (`1501~3`, whose first number is called) and an extension. Dates, rooms, accounts, ids, prices and fax
 * numbers are none, and neither is what could as well be years or hours.
 */
export function phoneNumbersIn(line: string): PhoneNumber[] {
  const text = plain(line);
  const numbers: PhoneNumber[] = [];
  number.lastIndex = 0;
  for (let match = number.exec(text); match !== null; match = number.exec(text)) {
    const before = text.slice(Math.max(0, match.index - near), match.index);
    const to = match.index + match[0].length;
    const dialled = isPlain(before, text.slice(to, to + 4)) ? dialledOf(match, before) : null;
    if (dialled === null) {
      number.lastIndex = match.index + 1;
      continue;
    }
    const tail = tailAt(text, to);
    numbers.push({ from: match.index, to: tail.to, href: `tel:${dialled}${tail.extension}` });
    number.lastIndex = tail.to;
  }
  return numbers;
}

function isPlain(before: string, after: string): boolean {
  if (joined.test(before) || goesOn.test(after)) return false;
  return !otherWord.test(` ${before}`) || directWord.test(before);
}

function dialledOf({ groups = {} }: RegExpExecArray, before: string): string | null {
  const { head = '', area: code = '', first = '', middle = '', second = '', last = '' } = groups;
  const { service, third, rest = '' } = groups;
  if (service !== undefined) {
    const isCertain = third !== ' ' && third !== '.' && !isYearsOrHours(service, rest);
    return isCertain || phoneWord.test(before) ? service + rest : null;
  }
  const isMobile = code === '10';
  if (isMobile && middle.length !== 4) return null;
  if (head.startsWith('(') && !first.includes(')')) return null;
  if ((first === '') !== (second === '')) return null;
  if (first === '' && !isMobile && !phoneWord.test(before)) return null;
  const digits = `${code}${middle}${last}`;
  return code === '80' ? `0${digits}` : `+82${digits}`;
}

/** `1592-1598`, `1500-1800`. */
function isYearsOrHours(first: string, second: string): boolean {
  const areYears = second >= first && second <= '2100';
  const areHours = [first, second].every((part) => part <= '2400' && part.slice(2) < '60');
  return areYears || areHours;
}

function tailAt(text: string, at: number): { to: number; extension: string } {
  range.lastIndex = at;
  const ranged = at + (range.exec(text)?.[0].length ?? 0);
  extension.lastIndex = ranged;
  const match = extension.exec(text);
  const digits = match?.[1] ?? match?.[2];
  return digits === undefined
    ? { to: ranged, extension: '' }
    : { to: ranged + (match?.[0].length ?? 0), extension: `,${digits}` };
}
