import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How RadioList is used. */
export const guidance: WidgetGuidance = {
  what: 'A choice of one among a few that are all in sight.',
  when: 'For two to five options that deserve to be read before choosing: the reason for leaving.',
  instead: '`SelectSheet` for more; `SegmentedTabs` to switch the view; `Checkbox` for yes or no.',
  dos: [
    'Start with nothing chosen (`value` null) where the answer is the reader’s own.',
    'Ask in the `label`; answer in the options.',
  ],
  donts: [
    'Do not preselect a reason for leaving.',
    'Do not act on the choice when a button follows; do act at once when there is none.',
  ],
};
