import { describe, expect, test } from 'vitest';
import { noticeDeadline } from './noticeDeadline.ts';

/** The last day that a notice of Wednesday, 4 March 2026 names, with `|` between its lines. */
const end = (title: string, content: string) =>
  noticeDeadline({ title, content: content.replaceAll('|', '\n'), createdAt: '2026-03-04T10:00:00' })?.end ??
  null;

describe('a heading holds for a date below it', () => {
  test.each([
    ['across a label', '신청 기간|가. 공과관|3. 4. ~ 3. 10.'],
    ['across a label without a number', '신청 기간|공과관|3. 4. ~ 3. 10.'],
    ['with a bracket, across a label', '신청 기간 (온라인)|공과관|3. 4. ~ 3. 10.'],
    ['with a colon, across a label', '신청 기간:|공과관|3. 4. ~ 3. 10.'],
    ['across a label with its value', '신청 기간|장소:율곡관|3. 4. ~ 3. 10.'],
    ['eight lines above', `신청 기간|${'장소: 율곡관|'.repeat(7)}3. 4. ~ 3. 10.`],
    ['with 32 letters', `${'신청 기간'.padStart(32, '가')}|3. 4. ~ 3. 10.`],
    [
      'and not for what an unknown label names beside it',
      '신청 기간|- 3. 4. ~ 3. 10.|공과관|3. 16. ~ 3. 20.',
    ],
  ])('%s', (_, content) => {
    expect(end('생활 안내', content)).toBe('2026-03-10');
  });

  test.each([
    ['nor across a sentence', '신청 기간|모두에게 알려 드립니다|3. 4. ~ 3. 10.'],
    ['nor across a long line', `신청 기간|${'가'.repeat(33)}|3. 4. ~ 3. 10.`],
    ['nor nine lines above', `신청 기간|${'장소: 율곡관|'.repeat(8)}3. 4. ~ 3. 10.`],
  ])('but %s', (_, content) => {
    expect(end('생활 안내', content)).toBeNull();
  });
});

test('the heading above a bare last day says of what', () => {
  expect(end('장학생 신청 안내', '면접 안내|마감 기한|3. 10.')).toBeNull();
});

test('a bare 기간 below the title of a search may be anything', () => {
  expect(end('장학생 모집', '기간|3. 4. ~ 3. 10.')).toBeNull();
});

test.each(['지원기간', '지원 기간'])('%s has no heading above it', (label) => {
  expect(end('장학생 신청 안내', `신청기한|3. 13.까지|${label}|3. 20. ~ 6. 28.`)).toBe('2026-03-13');
});
