import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boards, categoryGroups } from '@campus-bell/domain/categories';
import { departments } from '@campus-bell/domain/departments';
import { createCampus } from '@campus-bell/fixtures/campus';
import subsetFont from 'subset-font';
import { withNames } from './fontNames.ts';

/**
 * Cuts the letters that campus notices and the app's own texts use out of Pretendard into one file, so that a
 * usual screen needs that file alone; rarer letters come from the font's own small slices. The cut font has a name of
 * its own: its licence reserves the name Pretendard for the font as its author made it (src/tokens/fonts/OFL.txt).
 */
const source = new URL(import.meta.resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2'));
const target = new URL('../src/tokens/fonts/', import.meta.url);

const campus = createCampus({ size: 'full' });
const notices = boards.flatMap(({ slug }) => campus.boardEvents(slug));
const repository = join(import.meta.dirname, '../../..');
const screens = globSync(['packages/ui/src/**/*.tsx', 'packages/domain/src/**/*.ts', 'app/src/**/*.tsx'], {
  cwd: repository,
}).map((name) => readFileSync(join(repository, name), 'utf8').replaceAll(/[^ㄱ-ㆎ가-힣]/g, ''));
const texts = [
  ...screens,
  JSON.stringify([boards, categoryGroups, departments]),
  ...notices.map(({ title, content, writer }) => `${title}${content ?? ''}${writer ?? ''}`),
];
const printable = String.fromCodePoint(
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index),
);
const punctuation = '·…–—‘’“”•‧※○●△▲▽▼◇◆□■★☆→←↑↓①②③④⑤⑥⑦⑧⑨〈〉《》「」『』【】℃％～';
const letters = [...new Set([...texts.join(''), ...printable, ...punctuation])]
  .filter((letter) => letter >= ' ')
  .toSorted()
  .join('');

const licenceNames = { preserveNameIds: [13, 14] };
const cut = await subsetFont(readFileSync(source), letters, {
  ...licenceNames,
  targetFormat: 'sfnt',
  variationAxes: { wght: { min: 400, max: 700 } },
});
const renamed = withNames(cut, ({ text }) =>
  text
    .replaceAll('Pretendard Variable', 'Campus Bell Sans')
    .replaceAll('PretendardVariable', 'CampusBellSans'),
);
const font = await subsetFont(renamed, letters, { ...licenceNames, targetFormat: 'woff2' });
writeFileSync(new URL('campus-bell-sans.woff2', target), font);
writeFileSync(
  new URL('campusBellSans.css', target),
  `/* Written by packages/ui/scripts/buildCoreFont.ts. It stands before Pretendard, whose slices have the other letters. */
@font-face {
  font-family: "Campus Bell Sans";
  font-style: normal;
  font-display: swap;
  font-weight: 45 920;
  src: url("./campus-bell-sans.woff2") format("woff2-variations");
  unicode-range: ${rangesOf(letters)};
}
`,
);
process.stdout.write(`${[...letters].length} letters, ${font.byteLength} bytes\n`);

function rangesOf(text: string): string {
  const ranges: [number, number][] = [];
  for (const code of [...text].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}
