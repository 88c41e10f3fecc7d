import { fill } from '@campus-bell/domain/words/fill';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { pseudo } from './pseudo.ts';

const lettersOf = (text: string) => [...text].length;

describe('the language that nobody speaks', () => {
  it('has accents, brackets, and the length of a long translation', () => {
    expect(pseudo('Add to home screen')).toBe('[Àðð ţööö ĥööɱéé šçŕééééñ·]');
  });

  it('leaves variables alone', () => {
    expect(fill(pseudo('Banner {number}, {site}'), { number: 3, site: 'hanbit.ac.kr' }, 'en')).toBe(
      '[Ɓàññéééŕ 3, hanbit.ac.kr]',
    );
  });

  it('says each branch of a plural in itself', () => {
    const text = pseudo('{count, plural, =0 {No posts} one {# post} other {# posts}} of {board}');
    const of = (count: number) => fill(text, { count, board: 'Hanbit' }, 'en');
    expect(of(0)).toBe('[Ñö þöööšţš· öƒ· Hanbit]');
    expect(of(1)).toContain('1 þöö');
    expect(of(1200)).toContain('1,200 þöö');
    expect(of(2)).toContain(' öƒ· Hanbit');
  });

  it('is 30 to 50 % longer over the whole catalogue, and every text of it can be filled in', () => {
    let before = 0;
    let after = 0;
    for (const { english } of catalogue) {
      const names = [...english.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
      const values = Object.fromEntries(names.map((name) => [name, 2]));
      before += lettersOf(fill(english, values, 'en'));
      after += lettersOf(fill(pseudo(english), values, 'en')) - 2;
    }
    expect(after / before).toBeGreaterThan(1.3);
    expect(after / before).toBeLessThan(1.5);
  });
});
