import { expect, test } from 'vitest';
import { fileName } from './fileName.ts';

test.each([
  ['letters that a phone sent apart', '가'.normalize('NFD'), '가.pdf'],
  ['what no system takes', 'a<b>:"c"/\\|?*d\u0007e', 'a b c d e.pdf'],
  ['dots at both ends alone', '..1.2 안내..', '1.2 안내.pdf'],
  ['a blank at the cut', `${'가'.repeat(59)} 나`, `${'가'.repeat(59)}.pdf`],
  ['more letters than sixty', '가'.repeat(61), `${'가'.repeat(60)}.pdf`],
  ['nothing that is left', ' /.. ', '첨부.pdf'],
])('a name of %s', (_, text, name) => {
  expect(fileName(text, 'pdf', '첨부')).toBe(name);
});

test('a file may have no ending', () => {
  expect(fileName('안내', '', '첨부')).toBe('안내');
});
