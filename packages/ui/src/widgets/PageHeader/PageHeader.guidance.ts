import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How PageHeader is used. */
export const guidance: WidgetGuidance = {
  what: 'The bar at the top of every inner page: where the reader is, the way back, a few actions (FR-6).',
  when: 'Once, as the first thing on every page but Home, which has its own.',
  instead: 'The head of `Dialog` inside a dialog; `TaskPage` brings its own header.',
  dos: [
    'Set `plain` where the content has its own first heading: the title of an event.',
    'Put at most two icons at the right.',
  ],
  donts: [
    'Do not show the back button on the five places of the bottom navigation.',
    'Do not put a search box into it.',
  ],
};
