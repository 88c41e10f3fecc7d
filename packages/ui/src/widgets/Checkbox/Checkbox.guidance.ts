import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How Checkbox is used. */
export const guidance: WidgetGuidance = {
  what: 'A native checkbox whose whole row is the target.',
  when: 'For a yes or no that takes effect with the button below it: consents, 오늘 하루 보지 않기.',
  instead: '`FilterChip` for a filter that works at once; `RadioList` for one of several.',
  dos: [
    'Write the label as the statement that is agreed to: 만 14세 이상이에요.',
    'Use the `strong` weight for the row that ticks a whole group.',
  ],
  donts: [
    'Do not put a link inside the label; 보기 stands beside the row as a target of its own.',
    'Do not tick a required consent beforehand.',
  ],
};
