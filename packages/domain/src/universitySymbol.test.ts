import { describe, expect, it } from 'vitest';
import { isUniversitySymbol, universitySymbol } from './universitySymbol.ts';

describe('isUniversitySymbol', () => {
  it.each([
    universitySymbol,
    ` ${universitySymbol}?v=2 `,
    universitySymbol.replace('https:', 'http:').replace('www.', ''),
  ])('knows %j', (address) => {
    expect(isUniversitySymbol(address)).toBe(true);
  });

  it.each([
    '',
    'img-symbol.png',
    'https://www.ajou.ac.kr/_attach/image/2026/03/poster.png',
    universitySymbol.replace('ajou.ac.kr', 'ajou.ac.kr.evil.example'),
    universitySymbol.replace('www.ajou', 'notajou'),
  ])('takes %j for a picture of a notice, or for none', (address) => {
    expect(isUniversitySymbol(address)).toBe(false);
  });
});
