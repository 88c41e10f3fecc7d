import { readStoryFiles } from '../../.storybook/coverage/readStories.ts';
import { routeLoadsOf } from '../bench/firstLoad.ts';
import { expect, test } from './test.ts';

/**
 * What a screen may load on top of the first load, as its stories say; 2 kB of it are the window of long lists, 13.5 the
 * reader of deadlines, 1 the particles and initials of Hangul, 4 what asks the server, which is one part for all screens, and
 * its texts stand there in both languages.
 */
const budgets = readStoryFiles().flatMap(({ screen, kilobytes }) =>
  kilobytes === undefined ? [] : [[`${screen}Route`, kilobytes] as const],
);

const loads = () => routeLoadsOf('.e2e/dist');

test.describe('the script of the screens that come when they are opened', () => {
  test('every one has a budget', () => {
    expect(Object.keys(loads()).toSorted()).toEqual(budgets.map(([route]) => route).toSorted());
  });

  for (const [route, budget] of budgets) {
    test(`${route} needs at most ${budget} kB beside the first load`, () => {
      const parts = loads()[route] ?? [];
      const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
      const told = parts.slice(0, 6).map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`);
      const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(kilobytes(bytes), told.join(', ')).toBeLessThanOrEqual(budget);
    });
  }
});
