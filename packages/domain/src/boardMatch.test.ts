import { describe, expect, test } from 'vitest';
import { matchesBoard } from './boardMatch.ts';
import { boards } from './categories.ts';
import { say } from './language.ts';

const found = (typed: string) =>
  boards.filter(({ name }) => matchesBoard(name, typed)).map(({ name }) => name);

describe('a board is found', () => {
  test.each([
    ['SW', ['소프트웨어학과', '소프트웨어융합대학']],
    ['sw', ['소프트웨어학과', '소프트웨어융합대학']],
    ['소융', ['소프트웨어융합대학']],
    ['전자', ['전자공학과', '첨단ICT융합대학']],
    ['컴공', ['소프트웨어학과']],
    ['ㅅㅍ', ['소프트웨어학과', '스포츠레저학과', '소프트웨어융합대학']],
    ['긱사', ['기숙사']],
  ])('by %j', (typed, names) => {
    expect(found(typed)).toEqual(names);
  });

  test('not by what nobody calls it', () => {
    expect(found('없는 게시판')).toEqual([]);
  });
});

test('while English is spoken the English name finds a board as well, and the Korean one still does', () => {
  expect(say('en', () => found('civil'))).toEqual(['건설시스템공학과']);
  expect(say('en', () => found('건설'))).toEqual(['건설시스템공학과']);
  expect(found('civil')).toEqual([]);
});
