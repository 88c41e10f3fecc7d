import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneNumbersIn } from './phoneNumbers.ts';

const hrefs = (line: string) => phoneNumbersIn(line).map(({ href }) => href);

describe('a number is found', () => {
  test.each([
    ['02-123-4567', 'tel:+8221234567'],
    ['문의 02-1234-5678로', 'tel:+82212345678'],
    ['(02) 123-4567', 'tel:+8221234567'],
    ['(02-123-4567)', 'tel:+8221234567'],
    ['02)123-4567', 'tel:+8221234567'],
    ['(031)219-2921', 'tel:+82312192921'],
    ['031.219.2921', 'tel:+82312192921'],
    ['031 219 2921', 'tel:+82312192921'],
    ['031–219–2921', 'tel:+82312192921'],
    ['０３１－２１９－２９２１', 'tel:+82312192921'],
    ['Tel.031-219-2921', 'tel:+82312192921'],
    ['T031-219-2921', 'tel:+82312192921'],
    ['H.P010-1234-5678', 'tel:+821012345678'],
    ['HP010-1234-5678', 'tel:+821012345678'],
    ['전화:0312192921', 'tel:+82312192921'],
    ['☎ 0312192921', 'tel:+82312192921'],
    ['010-1234-5678', 'tel:+821012345678'],
    ['01012345678(홍길동)', 'tel:+821012345678'],
    ['010 1234 5678', 'tel:+821012345678'],
    ['070-4123-4567', 'tel:+827041234567'],
    ['080-123-4567', 'tel:0801234567'],
    ['0505-123-4567', 'tel:+825051234567'],
    ['+82-31-219-2921', 'tel:+82312192921'],
    ['+82 10-1234-5678', 'tel:+821012345678'],
    ['+82-(0)31-219-2921', 'tel:+82312192921'],
    ['1588-1234', 'tel:15881234'],
    ['1588-9000', 'tel:15889000'],
    ['1800-1660', 'tel:18001660'],
    ['1588-2101', 'tel:15882101'],
    ['1500-2401', 'tel:15002401'],
    ['문의 1588.1234', 'tel:15881234'],
    ['고객센터 1800 1600', 'tel:18001600'],
    ['031-219-1501~3', 'tel:+82312191501'],
    ['031-219-1501～1503', 'tel:+82312191501'],
    ['031-219-1234 내선 12', 'tel:+82312191234,12'],
    ['031-219-1234(내선번호: 3456)', 'tel:+82312191234,3456'],
    ['031-219-1234, ext. 7', 'tel:+82312191234,7'],
    ['031-219-1234, EXT. 7', 'tel:+82312191234,7'],
    ['031-219-1234 또는 내선 12', 'tel:+82312191234'],
    ['031-219-1501~3 (내선 12번)', 'tel:+82312191501,12'],
    ['학번, 연락처: 010-1234-5678', 'tel:+821012345678'],
    ['학번 9자리 확인 031-219-1234', 'tel:+82312191234'],
    ['문의: 031-219-1520 원천관 201호', 'tel:+82312191520'],
    ['담당: 010-1234-5678 권민수', 'tel:+821012345678'],
    ['담당: 010-1234-5678 명재현', 'tel:+821012345678'],
  ])('in %s', (line, href) => {
    expect(hrefs(line)).toEqual([href]);
  });

  test('with its range and extension, without what stands around it', () => {
    const line = '문의(031-219-1501~3, 내선 12)입니다';
    const [found] = phoneNumbersIn(line);
    expect(line.slice(found?.from, found?.to)).toBe('031-219-1501~3, 내선 12');
  });

  test('with all of its range', () => {
    const line = '031-219-1501~1503번';
    const [found] = phoneNumbersIn(line);
    expect(line.slice(found?.from, found?.to)).toBe('031-219-1501~1503');
  });

  test('beside others', () => {
    expect(hrefs('031-219-1234, 1235 / 02-123-4567')).toEqual(['tel:+82312191234', 'tel:+8221234567']);
    expect(hrefs('031-219-1234~18:00')).toEqual(['tel:+82312191234']);
  });
});

describe('no number is', () => {
  test.each([
    '2026-03-04',
    '2026.03.04 ~ 2026.03.10',
    '02-10-2026',
    '02.12.2026',
    '9:00~18:00',
    '율곡관 1501호',
    '등록금 1588-1234 원',
    '등록금 1588-1234원',
    '상금 1588-1234원정',
    '팔달관 031-219호',
    '팔달관 031-219-1501 호',
    '1588-1234호',
    '학번 202012345',
    '학번: 010-1234-5678',
    '계좌: 국민은행 010-1234-5678',
    '농협 351-0123-4567-13',
    '농협 351- 010-1234-5678',
    '접수 번호: 010-1234-5678',
    '신한 110-031-219123',
    '사업자번호 124-82-08766',
    '회의 ID: 010 1234 5678',
    'ID 812 3456 7890',
    '문서번호: 031-219-1234',
    '1,500,000원',
    '02-123-4567원',
    '1592-1598',
    '1588-1588',
    '1588-2100',
    '1588 1234',
    '금액 1588 1234',
    '1588.1234',
    '1800-1630',
    '1500-2400',
    '1500-1800',
    '1600 1700',
    '팩스 031-219-2922',
    'FAX: 031-219-2922',
    '010-123-4567',
    '02-12-3456',
    '0312192921',
    '031-2191234',
    '031-219-12345',
    '031-219-1234-56',
    'A031-219-1234',
    'KOR-031-219-1234',
    'PRJ-031-219-1234',
    '모델 B031-219-1234',
    '031-219-1234B',
    '031-219-1234-B',
    '0.010-1234-5678',
    '031-219-1234.56',
    'ISBN 031-219-1234',
  ])('%s', (line) => {
    expect(hrefs(line)).toEqual([]);
  });
});

describe('whatever the line', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '0',
      '02',
      '031',
      '-',
      ')',
      '(',
      '+82',
      ' ',
      '1588',
      '~3',
      '내선 ',
      '"',
      "'",
      ';',
      '<',
      '☎',
      '１',
    ),
    fc.stringMatching(/^\d{1,5}$/),
    fc.string({ maxLength: 5 }),
  );

  test('what is called has digits and at most one pause, and stands in the line in order', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 20 }).map((parts) => parts.join('')),
        (line) => {
          let done = 0;
          for (const { from, to, href } of phoneNumbersIn(line)) {
            expect(from).toBeGreaterThanOrEqual(done);
            expect(to).toBeGreaterThan(from);
            expect(href).toMatch(/^tel:(?:\+82\d{8,11}|080\d{7,8}|1[568]\d{6})(?:,\d{1,6})?$/);
            done = to;
          }
          expect(done).toBeLessThanOrEqual(line.length);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('a day of any form is none', () => {
    const twoDigits = (value: number) => String(value).padStart(2, '0');
    const day = fc.record({
      year: fc.integer({ min: 2000, max: 2035 }),
      month: fc.integer({ min: 1, max: 12 }),
      date: fc.integer({ min: 1, max: 31 }),
      mark: fc.constantFrom('-', '.', '/', '. ', ' - '),
    });
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [first, last] = [one, other].map(({ year, month, date, mark }) =>
          [year, twoDigits(month), twoDigits(date)].join(mark),
        );
        expect(hrefs(`신청: ${first} ~ ${last}`)).toEqual([]);
        expect(hrefs(`${first}-${last}`)).toEqual([]);
      }),
    );
  });
});
