import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { fontNames, withNames } from '../../scripts/fontNames.ts';

const fonts = join(import.meta.dirname, 'fonts');
const readFont = () =>
  subsetFont(readFileSync(join(fonts, 'campus-bell-sans.woff2')), '가', {
    targetFormat: 'sfnt',
    preserveNameIds: [13, 14],
  });

test('the cut font bears no reserved name, and says its licence', async () => {
  const names = fontNames(await readFont());
  expect(names.filter(({ text }) => /pretendard/i.test(text))).toEqual([]);
  expect(names.find(({ nameId }) => nameId === 1)?.text).toBe('Campus Bell Sans');
  expect(names.find(({ nameId }) => nameId === 13)?.text).toContain('SIL Open Font License');
  expect(readFileSync(join(fonts, 'OFL.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

test('names are changed, and the font stays one that can be read', async () => {
  const changed = withNames(await readFont(), ({ nameId, text }) => (nameId === 1 ? '다른 이름' : text));
  const again = fontNames(await subsetFont(changed, '가', { targetFormat: 'sfnt' }));
  expect(again.find(({ nameId }) => nameId === 1)?.text).toBe('다른 이름');
  expect(again.find(({ nameId }) => nameId === 2)?.text).toBe('Regular');
});
