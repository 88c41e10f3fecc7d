import { disassemble, getChoseong } from 'es-hangul';

/**
 * Whether a name fits what is typed so far: part of it, its initials (`ㅅㅍ` finds 소프트웨어), both mixed,
 * and a last syllable still being composed (`솦` finds 소프트웨어). Case, white space and NFD make no difference.
 */
export function matchesKorean(candidate: string, typed: string): boolean {
  const name = [...comparable(candidate)];
  const query = [...comparable(typed)].flatMap(separateInitials);
  if (query.length === 0) return true;
  return name.some((_, from) => fitsAt(name.slice(from), query));
}

function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s/g, '');
}

// Keyboards join ㄱ and ㅅ into ㄳ when two initials are typed in a row.
function separateInitials(letter: string): string[] {
  return /[ㄱ-ㅎ]/.test(letter) ? [...disassemble(letter)] : [letter];
}

function fitsAt(name: string[], query: string[]): boolean {
  return query.every((letter, index) => {
    const other = name[index];
    if (other === undefined) return false;
    if (letter === other || letter === getChoseong(other)) return true;
    const composed = disassemble(letter);
    const isLast = index === query.length - 1;
    return isLast && /[가-힣]/.test(letter) && disassemble(name.slice(index).join('')).startsWith(composed);
  });
}
