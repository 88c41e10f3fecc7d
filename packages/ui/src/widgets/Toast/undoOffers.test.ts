import { expect, test } from 'vitest';
import { mergedOffer } from './undoOffers.ts';

const offer = (name: string, undone: string[], works = true) => ({
  kind: 'keyword',
  words: (count: number) => (count === 1 ? `‘${name}’ 키워드를 지웠어요.` : `키워드 ${count}개를 지웠어요.`),
  onUndo: async () => {
    undone.push(name);
    return works;
  },
});

test('one offer says its own words, several say how many', () => {
  const undone: string[] = [];
  expect(mergedOffer([offer('장학', undone)]).text).toBe('‘장학’ 키워드를 지웠어요.');
  expect(mergedOffer([offer('장학', undone), offer('채용', undone)]).text).toBe('키워드 2개를 지웠어요.');
});

test('the one button undoes them one after the other, the last first', async () => {
  const undone: string[] = [];
  mergedOffer(['장학', '채용', '공모전'].map((name) => offer(name, undone))).action.onPress();
  await expect.poll(() => undone).toEqual(['공모전', '채용', '장학']);
});

test('after one that cannot be undone the others are left', async () => {
  const undone: string[] = [];
  mergedOffer([offer('장학', undone), offer('채용', undone, false)]).action.onPress();
  await new Promise((resolve) => setImmediate(resolve));
  expect(undone).toEqual(['채용']);
});
