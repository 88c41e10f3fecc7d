import { describe, expect, test } from 'vitest';
import { matchesBoard } from './boardMatch.ts';
import { boards } from './categories.ts';

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
