import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keywordHint, keywordValue, submittedKeyword } from './keywordInput.ts';

const tooShort = '두 글자 이상 입력해 주세요.';
const invalid = '특수문자는 입력할 수 없어요. 한글과 영어만 입력해 주세요.';
const typed = (value: string) => keywordHint(value, { composing: false });
const composing = (value: string) => keywordHint(value, { composing: true });

describe('the keyword box', () => {
  test('drops leading white space and keeps trailing spaces while typing', () => {
    expect(keywordValue(' \t\n\u3000장학 ')).toBe('장학 ');
  });

  test('turns pasted white space into spaces', () => {
    expect(keywordValue('국가\t장학\n금')).toBe('국가 장학 금');
  });

  test('joins decomposed Hangul that macOS and iOS paste', () => {
    expect(keywordValue('장학'.normalize('NFD'))).toBe('장학');
  });

  test('holds at most 20 letters, counted after joining', () => {
    expect(keywordValue('가'.repeat(21))).toBe('가'.repeat(20));
    expect(keywordValue('각'.repeat(20).normalize('NFD'))).toBe('각'.repeat(20));
  });

  test('never cuts a character in half', () => {
    expect(keywordValue(`${'a'.repeat(19)}😀b`)).toBe(`${'a'.repeat(19)}😀`);
  });

  test('keeps what is not allowed, so that the hint can name it', () => {
    expect(keywordValue('장학!')).toBe('장학!');
  });

  test('changes nothing when its own value comes in again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const once = keywordValue(raw);
        expect(keywordValue(once)).toBe(once);
        expect([...once].length).toBeLessThanOrEqual(20);
      }),
    );
  });
});

describe('the hint', () => {
  test.each(['', ' ', '장학', 'AI', '국가 장학금', 'AI 특강'])('says nothing at %j', (value) => {
    expect(typed(value)).toBeNull();
  });

  test.each(['장', 'a', '장 '])('asks for two letters at %j', (value) => {
    expect(typed(value)).toBe(tooShort);
  });

  test.each(['장학!', '2024', '장학😀', 'ㅋㅋ', 'ㅈ', '!', '奬學', 'café'])(
    'names special characters at %j',
    (value) => {
      expect(typed(value)).toBe(invalid);
    },
  );

  test.each(['ㅈ', '자', '장ㅎ', 'ㅋㅋ', 'ㅏ', 'ㆍ', '\u1112', '·', '‥'])(
    'stays away during composition at %j',
    (value) => {
      expect(composing(value)).toBeNull();
    },
  );

  test('names special characters that stood there before the composition', () => {
    expect(composing('장학!ㅈ')).toBe(invalid);
  });
});

describe('a submitted keyword', () => {
  test.each([
    ['장학', '장학'],
    ['장학  ', '장학'],
    ['  국가 장학금 ', '국가 장학금'],
    ['AI', 'AI'],
    ['장학'.normalize('NFD'), '장학'],
  ])('%j is sent as %j', (value, keyword) => {
    expect(submittedKeyword(value)).toEqual({ ok: true, keyword });
  });

  test.each(['', '   ', '장', '장 ', 'a', 'ㅋㅋ', '장ㅎ', '장학!', '2024년', '장학😀'])(
    '%j is refused',
    (value) => {
      expect(submittedKeyword(value)).toEqual({ ok: false });
    },
  );

  test('has 2 to 20 syllables, English letters and spaces, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('가', '힣', 'ㅎ', 'a', 'Z', ' ', '\t', '1', '!', '\u1112', '\u1161'),
        }),
        (value) => {
          const result = submittedKeyword(value);
          if (result.ok)
            expect(result.keyword).toMatch(/^[가-힣a-zA-Z](?:[가-힣a-zA-Z ]{0,18}[가-힣a-zA-Z])$/);
        },
      ),
    );
  });
});
