import { expect, test } from 'vitest';
import { categoryOf } from './categories.ts';
import { shortcutCategories } from './shortcutCategories.ts';

test('every category that home leads to is one', () => {
  for (const { group, detail } of Object.values(shortcutCategories)) {
    expect(categoryOf(group, detail)).toEqual({ group, detail });
  }
});
