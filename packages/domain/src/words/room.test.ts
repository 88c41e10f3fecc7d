import { expect, test, vi } from 'vitest';
import { readThrough, room } from './room.ts';

const texts = room({ found: ['{count}개 찾았어요', '{count} found'], none: ['없어요', 'None'] });

test('texts are read through whoever asks: written otherwise with their variables, and heard as they are said', () => {
  const heard = vi.fn();
  readThrough({ rewrite: (written) => `[${written}]`, heard });
  expect([texts.none, texts.found({ count: 3 })]).toEqual(['[없어요]', '[3개 찾았어요]']);
  expect(heard.mock.calls).toEqual([
    [['없어요', 'None'], '[없어요]'],
    [['{count}개 찾았어요', '{count} found'], '[3개 찾았어요]'],
  ]);
  readThrough({});
  expect(texts.none).toBe('없어요');
  expect(heard).toHaveBeenCalledTimes(2);
});
