import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readCorpus } from '../corpus/readCorpus.ts';
import { noticeDeadline } from './noticeDeadline.ts';

const createdAt = '2026-03-04T10:00:00';

describe('the work', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Letters that expressions looked at and copies took, counted as they are asked for. */
  function workFor(content: string): number {
    let work = 0;
    const exec = RegExp.prototype.exec;
    const slice = String.prototype.slice;
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
      const from = this.global || this.sticky ? this.lastIndex : 0;
      const match = exec.call(this, text);
      const to = match === null ? text.length : match.index + match[0].length;
      work += 1 + (this.sticky ? (match?.[0].length ?? 0) : Math.max(0, to - from));
      return match;
    });
    vi.spyOn(String.prototype, 'slice').mockImplementation(function (this: string, ...range) {
      const part = slice.apply(this, range);
      work += 1 + part.length;
      return part;
    });
    noticeDeadline({ title: '신청 안내', content, createdAt });
    vi.restoreAllMocks();
    return work;
  }

  test('is one look at a notice that names no day', () => {
    const content = '신청 기간과 방법을 확인하시고 3학년은 기한 안에 제출해 주시기 바랍니다.\\n'.repeat(20);
    expect(workFor(content)).toBeLessThan(5 * content.length);
  });

  const texts = readCorpus('tuned').map(({ event }) => event.content ?? '');
  const hostile = [
    '~',
    '3.10 ',
    '~3/10',
    '3월 10일',
    '(',
    '신청 ',
    '까지 ',
    '\\n',
    ' ',
    '1',
    'March 4 ',
    '오늘 ',
    '기간\\n',
  ];
  const piece = fc.oneof(fc.constantFrom(...texts), fc.constantFrom(...hostile));

  test('of a text twice as long is at most twice the work', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
        const once = pieces.join('').repeat(20);
        expect(workFor(once.repeat(2))).toBeLessThanOrEqual(2.2 * workFor(once) + 2_000);
      }),
      { numRuns: 60 },
    );
  });

  test.each(hostile)('of "%s" over and over grows with its length', (text) => {
    const [once, twice] = [workFor(text.repeat(2_000)), workFor(text.repeat(4_000))];
    expect(twice).toBeLessThanOrEqual(2.2 * once + 2_000);
  });

  // What tries every way of cutting a label, or looks at the rest of a line at each blank, runs into the time limit.
  test.each([
    ['장학생 신청 안내', Array.from({ length: 40 }, () => `${'학과'.repeat(23)}x 3월 10일`).join('\\n')],
    ['강의 만족도 조사', `조사기간${' '.repeat(400_000)}x\\n3. 4. ~ 3. 10.`],
    ['수강신청 정정 기간 안내', `일시${' '.repeat(400_000)}x\\n3. 4. ~ 3. 10.`],
  ])('a label that almost is one, below "%s", is read in one go', (title, content) => {
    expect(() => noticeDeadline({ title, content, createdAt })).not.toThrow();
  });
});
