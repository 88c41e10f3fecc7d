import { keywordMaxLength, keywordMinLength } from './limits.ts';

const everywhere = new Set([
  '안내',
  '공지',
  '공고',
  '알림',
  '학년도',
  '학기',
  '관련',
  '대상',
  '위한',
  '따른',
  '재안내',
  '아주대학교',
  '아주대',
  '신청',
  '개최',
  '변경',
  '필독',
  '중요',
  '추가',
]);
const particles = /(으로부터|에서의|으로|에서|에게|까지|부터|이나|에는|와의|과의|을|를|의|에|은|는|와|과)$/;

/**
 * Words that would make keywords, taken from titles of a board: those of the most titles first, then in the order
 * they come (requirement KW-7). Words that stand in every other title say nothing and are left out.
 */
export function suggestedWords(titles: readonly string[], most = 5): string[] {
  const counts = new Map<string, number>();
  for (const title of titles) {
    for (const word of new Set(wordsOf(title))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([word]) => word);
}

function wordsOf(title: string): string[] {
  return (title.normalize('NFC').match(/[가-힣]+|[a-zA-Z]+/g) ?? [])
    .map((word) => (word.length > keywordMinLength + 1 ? word.replace(particles, '') : word))
    .filter((word) => word.length >= keywordMinLength && word.length <= keywordMaxLength)
    .filter((word) => !everywhere.has(word));
}
