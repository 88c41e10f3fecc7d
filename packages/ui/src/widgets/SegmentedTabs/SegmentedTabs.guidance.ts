import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How SegmentedTabs is used. */
export const guidance: WidgetGuidance = {
  what: 'Two or three views of one page side by side.',
  when: 'For views of equal rank with the same shape of content: 구독 and 키워드, Android and iPhone in the guide.',
  instead:
    '`ChipRow` to filter one list; `BottomNavigation` for places of the app; `RadioList` for a setting.',
  dos: [
    'Wrap what the tab shows in a `TabPanel` of the same `name`.',
    'Show the dot of a tab while anything in it is unread, the count only where it is a limit or a total.',
  ],
  donts: [
    'Do not use more than three, or labels longer than six syllables.',
    'Do not hide half of a form behind a tab.',
  ],
};
