import { expect, it } from 'vitest';
import { readable } from './readable.ts';

const said = (written: string) =>
  readable(written).map((way) =>
    way.map(({ text, isFilledIn }) => (isFilledIn ? `<${text}>` : text)).join(''),
  );

it.each([
  ['배너 {number}, {site}', ['배너 <number>, <site>']],
  ['{board, josa, 을/를} 구독했어요.', ['<board>을/를 구독했어요.']],
  [
    '{count, plural, one {# post} other {# posts}} in {board}',
    ['1 post in <board>', '<count> posts in <board>'],
  ],
  [
    '{count, plural, =0 {no post} one {# of {board}} other {# of {board}}}',
    ['no post', '1 of <board>', '<count> of <board>'],
  ],
  [
    'Due {moment}, {days, plural, one {# day left} other {# days left}}',
    ['Due <moment>, 1 day left', 'Due <moment>, <days> days left'],
  ],
  ['Load again', ['Load again']],
])('a reader sees "%s" as %j', (written, ways) => {
  expect(said(written)).toEqual(ways);
});
