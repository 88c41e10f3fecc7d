import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noticeLines, noticeLinesAt, noticePreview } from './noticeText.ts';

describe('the lines of a notice', () => {
  test.each([
    ['are split at a literal backslash-n', String.raw`가\n나`, ['가', '나']],
    ['are split at a real new line', '가\n나\r\n다\r라', ['가', '나', '다', '라']],
    ['are split at both mixed', `${String.raw`가\n나`}\n다`, ['가', '나', '다']],
    ['are split at a literal backslash-r-backslash-n', String.raw`가\r\n나`, ['가', '나']],
    ['keep a blank one between paragraphs', String.raw`가\n\n나`, ['가', '', '나']],
    ['lose blank ones around the text', String.raw`\n \n가 \n\n`, ['가']],
    ['keep their indentation', String.raw`가\n  나`, ['가', '  나']],
    ['are none for an empty text', '', []],
    ['are none for blank lines', String.raw`\n \n`, []],
    ['are none for null', null, []],
    ['are none for undefined', undefined, []],
  ])('%s', (_, content, lines) => {
    expect(noticeLines(content)).toEqual(lines);
  });
});

describe('the preview of a notice', () => {
  test('shows line separators and runs of white space as one space', () => {
    expect(noticePreview(String.raw` 가\n\n나  다\r\n라 `)).toBe('가 나 다 라');
  });

  test.each([
    ['안녕하세요, 학생지원팀입니다. 장학 안내드려요.', '장학 안내드려요.'],
    ['안녕하세요. 도서관입니다. 특강을 열어요.', '특강을 열어요.'],
    ['안녕하십니까! 교육혁신원 박아무개입니다! 내용', '내용'],
    ['안녕하세요, 학생 여러분. 신청 바랍니다.', '신청 바랍니다.'],
    ['안녕하세요 3월 5일부터 신청해요. 끝', '3월 5일부터 신청해요. 끝'],
    ['안녕하세요!! 장학 안내드려요.', '장학 안내드려요.'],
    ['안녕하세요, 학생지원팀입니다!! 장학 안내드려요.', '장학 안내드려요.'],
    ['안녕하세요. 신청하세요. 학생 여러분 모두요.', '신청하세요. 학생 여러분 모두요.'],
    ['안녕하세요. 신청하세요. 담당자입니다. 끝', '신청하세요. 담당자입니다. 끝'],
    ['안녕하세요, 학생지원팀입니다.', '안녕하세요, 학생지원팀입니다.'],
    ['장학금 안내. 안녕하세요, 팀입니다.', '장학금 안내. 안녕하세요, 팀입니다.'],
  ])('skips the greeting where something follows it: %j', (content, preview) => {
    expect(noticePreview(content)).toBe(preview);
  });

  test('holds at most 200 letters, none of them halved', () => {
    expect([...noticePreview('가'.repeat(5000))]).toHaveLength(200);
    expect(noticePreview(`${'가'.repeat(199)} 나`)).toBe('가'.repeat(199));
    expect(noticePreview('😀'.repeat(5000))).toBe('😀'.repeat(200));
  });

  test('is empty for null', () => {
    expect(noticePreview(null)).toBe('');
  });

  const pieces = fc.array(fc.constantFrom('\\', 'n', 'r', '\n', '\r', ' ', '가'), { maxLength: 20 });

  test('never holds a backslash-n or a new line', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const preview = noticePreview(parts.join(''));
        expect(preview).not.toContain('\\n');
        expect(preview).not.toMatch(/[\n\r]/);
        expect(preview).toBe(preview.trim());
      }),
      { numRuns: 1000 },
    );
  });
});

test('each line knows where it begins in the content', () => {
  const content = '\\n첫 줄\\n\n셋째  \r\n끝';
  const lines = noticeLinesAt(content);
  expect(lines.map(({ text }) => text)).toEqual(noticeLines(content));
  for (const { text, from } of lines) expect(content.slice(from, from + text.length)).toBe(text);
});
