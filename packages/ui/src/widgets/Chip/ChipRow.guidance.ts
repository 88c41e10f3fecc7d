import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How ChipRow is used. */
export const guidance: WidgetGuidance = {
  what: 'Filter chips in one row that scrolls sideways; an edge behind which there is more fades out.',
  when: 'For the subscribed boards or keywords above the list that they filter.',
  instead:
    '`SegmentedTabs` for two or three fixed views; `SelectSheet` for a choice out of many that nobody browses.',
  dos: [
    'Put only `FilterChip` inside; a pressed one scrolls into sight when the page opens.',
    'Leave it the page gutter: it reaches both edges by itself.',
  ],
  donts: [
    'Do not wrap it into several lines; the list below must not move down.',
    'Do not use it for a single choice: no chip pressed means everything is shown.',
  ],
};
