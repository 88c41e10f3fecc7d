import { expect, test } from 'vitest';
import { boardByName } from './categories.ts';
import { departments } from './departments.ts';

test('the 44 departments that the spec names are there, each once', () => {
  expect(departments).toHaveLength(44);
  expect(new Set(departments).size).toBe(44);
});

test('they stand in Korean order save one pair that the list of the campus has the other way round', () => {
  const sorted = departments.toSorted((a, b) => (a < b ? -1 : 1));
  const moved = departments.filter((name, index) => name !== sorted[index]);
  expect(moved).toEqual(['경제학과', '경제정치사회융합학부']);
});

test('departments are not boards: three of them have none', () => {
  expect(departments.filter((name) => boardByName(name) === null)).toEqual(['간호학과', '약학과', '의학과']);
});
