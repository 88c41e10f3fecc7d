import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noticeSegments } from './noticeSegments.ts';

const text = (value: string) => ({ kind: 'text', text: value });
const link = (value: string, href: string) => ({ kind: 'link', text: value, href });
const mail = (value: string, href = `mailto:${value}`) => ({ kind: 'mail', text: value, href });

describe('a line becomes', () => {
  test.each([
    ['text when there is no address', '내일 개강해요.', [text('내일 개강해요.')]],
    ['nothing when it is empty', '', []],
    [
      'a link with the text around it',
      '신청: https://ajou.ac.kr/a?b=1 에서',
      [text('신청: '), link('https://ajou.ac.kr/a?b=1', 'https://ajou.ac.kr/a?b=1'), text(' 에서')],
    ],
    [
      'a link that ends where Hangul starts',
      'https://ajou.ac.kr/a에서 신청',
      [link('https://ajou.ac.kr/a', 'https://ajou.ac.kr/a'), text('에서 신청')],
    ],
    [
      'a link with the Hangul of its path',
      'https://b.example/한글경로 참고',
      [link('https://b.example/한글경로', `https://b.example/${encodeURI('한글경로')}`), text(' 참고')],
    ],
    [
      'a link with Hangul amid its path and its query',
      'https://b.example/2026학년도/a?검색=장학#표',
      [
        link(
          'https://b.example/2026학년도/a?검색=장학#표',
          encodeURI('https://b.example/2026학년도/a?검색=장학#표'),
        ),
      ],
    ],
    [
      'a link without the punctuation and the bracket after its Hangul',
      '(https://b.example/한글),',
      [text('('), link('https://b.example/한글', `https://b.example/${encodeURI('한글')}`), text('),')],
    ],
    [
      'a link that ends before a bracket with a particle',
      '(https://b.example/a)를 보고',
      [text('('), link('https://b.example/a', 'https://b.example/a'), text(')를 보고')],
    ],
    [
      'a link that ends before a new sentence',
      'https://b.example/a.신청은 내일',
      [link('https://b.example/a', 'https://b.example/a'), text('.신청은 내일')],
    ],
    [
      'a link without a particle of several letters, at a slash too',
      'https://b.example/으로',
      [link('https://b.example/', 'https://b.example/'), text('으로')],
    ],
    [
      'a link whose host ends where Hangul starts',
      'https://b.example입니다',
      [link('https://b.example', 'https://b.example/'), text('입니다')],
    ],
    [
      'a link that starts right after Hangul',
      '링크http://ajou.ac.kr',
      [text('링크'), link('http://ajou.ac.kr', 'http://ajou.ac.kr/')],
    ],
    [
      'an https link for www.',
      'www.ajou.ac.kr를',
      [link('www.ajou.ac.kr', 'https://www.ajou.ac.kr/'), text('를')],
    ],
    ['a link of a host that ends with www', 'https://awww.kr', [link('https://awww.kr', 'https://awww.kr/')]],
    [
      'an https link that says so',
      'https://www.ajou.ac.kr',
      [link('https://www.ajou.ac.kr', 'https://www.ajou.ac.kr/')],
    ],
    [
      'a link without a particle of one syllable',
      'https://b.example/a에 있어요',
      [link('https://b.example/a', 'https://b.example/a'), text('에 있어요')],
    ],
    [
      'a link that ends before a square bracket with a particle',
      '[https://b.example/a]를 보고',
      [text('['), link('https://b.example/a', 'https://b.example/a'), text(']를 보고')],
    ],
    [
      'a link with each kind of bracket as often as it is opened',
      'https://b.example/(a)[b])c https://b.example/[a](b)]c',
      [
        link('https://b.example/(a)[b]', 'https://b.example/(a)[b]'),
        text(')c '),
        link('https://b.example/[a](b)', 'https://b.example/[a](b)'),
        text(']c'),
      ],
    ],
    [
      'a link that ends before a new sentence, with a bracket still open',
      'https://b.example/[a.신청은 내일]',
      [link('https://b.example/[a', 'https://b.example/[a'), text('.신청은 내일]')],
    ],
    [
      'a link without the brackets that open at its end',
      'https://b.example/(a)([.,',
      [link('https://b.example/(a)', 'https://b.example/(a)'), text('([.,')],
    ],
    [
      'a link without the punctuation after it',
      'https://ajou.ac.kr/a.',
      [link('https://ajou.ac.kr/a', 'https://ajou.ac.kr/a'), text('.')],
    ],
    [
      'a link without the bracket around it',
      '(https://ajou.ac.kr/a),',
      [text('('), link('https://ajou.ac.kr/a', 'https://ajou.ac.kr/a'), text('),')],
    ],
    [
      'a link with the bracket that belongs to it',
      'https://ajou.ac.kr/a_(b)',
      [link('https://ajou.ac.kr/a_(b)', 'https://ajou.ac.kr/a_(b)')],
    ],
    [
      'a link without the markup around it',
      '<https://ajou.ac.kr/>[https://ajou.ac.kr]',
      [
        text('<'),
        link('https://ajou.ac.kr/', 'https://ajou.ac.kr/'),
        text('>['),
        link('https://ajou.ac.kr', 'https://ajou.ac.kr/'),
        text(']'),
      ],
    ],
    [
      'two links',
      'http://a.kr https://b.kr',
      [link('http://a.kr', 'http://a.kr/'), text(' '), link('https://b.kr', 'https://b.kr/')],
    ],
    [
      'an e-mail address',
      '문의: help.desk@ajou.ac.kr으로',
      [text('문의: '), mail('help.desk@ajou.ac.kr'), text('으로')],
    ],
    ['an e-mail address without the full stop after it', 'a@ajou.ac.kr.', [mail('a@ajou.ac.kr'), text('.')]],
    [
      'an e-mail address whose link cannot carry a query',
      'a%3Fb+c@ajou.ac.kr',
      [mail('a%3Fb+c@ajou.ac.kr', 'mailto:a%253Fb%2Bc@ajou.ac.kr')],
    ],
  ])('%s', (_, line, segments) => {
    expect(noticeSegments(line)).toEqual(segments);
  });

  test('addresses and telephone numbers stand beside one another', () => {
    expect(noticeSegments('a@ajou.ac.kr, 031-219-1501~3 (www.ajou.ac.kr)')).toEqual([
      mail('a@ajou.ac.kr'),
      text(', '),
      { kind: 'phone', text: '031-219-1501~3', href: 'tel:+82312191501' },
      text(' ('),
      link('www.ajou.ac.kr', 'https://www.ajou.ac.kr/'),
      text(')'),
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,hi',
    'https://',
    'https://www.',
    'www.',
    'http://localhost',
    'https://ajou.ac.kr@evil.example',
    'xhttps://ajou.ac.kr',
    'ftp.www.ajou.ac.kr',
    '@ajou.ac.kr',
    'a@b',
    '10:00~12:00',
  ])('only text at %j', (line) => {
    expect(noticeSegments(line)).toEqual([text(line)]);
  });
});

describe('whatever the line', () => {
  const lines = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'http://',
          'https://',
          'www.',
          'javascript:',
          '@',
          '.',
          '(',
          ')',
          '[',
          ']',
          '가',
          ' ',
          'a.kr',
          '031-219-1234',
          '내선 12',
          '/',
          '\\',
          '%',
        ),
        fc.webUrl(),
        fc.string({ maxLength: 5 }),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''));

  test('the segments make up the line again and lead only to http, https, mail or a telephone', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const segments = noticeSegments(line);
        expect(segments.map((segment) => segment.text).join('')).toBe(line);
        for (const segment of segments) {
          expect(segment.text).not.toBe('');
          if (segment.kind !== 'text')
            expect(segment.href).toMatch(/^(https?:\/\/|mailto:|tel:\+?\d+(,\d+)?$)/);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
