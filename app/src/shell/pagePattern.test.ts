import { expect, test } from 'vitest';
import { pagePattern } from './pagePattern.ts';

test.each([
  ['/', '/'],
  ['/event', '/event'],
  ['/event/18300', '/event/:eventId'],
  ['/subscribe/keywordSubscribe', '/subscribe/keywordSubscribe'],
  ['/signUp/select', '/signUp/select'],
  ['/student/202612345', '/not-found'],
])('%s is measured as %s', (path, pattern) => {
  expect(pagePattern(path)).toBe(pattern);
});
