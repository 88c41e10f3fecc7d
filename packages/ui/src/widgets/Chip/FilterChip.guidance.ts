import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How FilterChip is used. */
export const guidance: WidgetGuidance = {
  what: 'A chip that turns a filter on and off.',
  when: 'In a `ChipRow` above a list: tap to filter, tap again to see everything.',
  instead: '`Chip` where nothing can be pressed; `SegmentedTabs` where exactly one must always be chosen.',
  dos: [
    'Show the red dot (`unread`) while something behind it is unread; it is read aloud too.',
    'Keep the label the name of the thing filtered by: 소프트웨어학과, not 소프트웨어학과 보기.',
  ],
  donts: [
    'Do not put an icon for removal on it; unsubscribing is done in the settings.',
    'Do not mark the pressed one by colour alone elsewhere: border, ground and weight change together.',
  ],
};
