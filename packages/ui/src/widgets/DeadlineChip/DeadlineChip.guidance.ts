import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How DeadlineChip is used. */
export const guidance: WidgetGuidance = {
  what: 'Until when one can apply, submit, register or pay, as the text of a notice says it.',
  when: 'On event cards and at the head of an open event: D-3 (3 days left), on the last day with its hour, then 마감.',
  instead: '`CardTime` for when a notice was posted; the calendar dialog offers every date of a text.',
  dos: [
    'Keep a line for it where the screen comes first: its code comes when the page has time.',
    'Give it the event as the list holds it: each text is read once.',
  ],
  donts: [
    'Do not show a date that is not surely a deadline: no chip is better than a wrong one.',
    'Do not count hours down: the chip changes with the day and when its hour is over.',
  ],
};
