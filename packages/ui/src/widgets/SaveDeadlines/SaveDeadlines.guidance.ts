import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How SaveDeadlines is used. */
export const guidance: WidgetGuidance = {
  what: 'A button that saves the deadlines of one or many notices as a calendar file (.ics).',
  when: 'At the deadline of an open event, and above lists that are sorted by deadline.',
  instead: 'The calendar dialog where the student chooses the times, or for the calendar of Google.',
  dos: [
    'Say in the button how many are saved where it is more than one.',
    'Leave what is over out of it: nobody needs a reminder of that.',
  ],
  donts: ['Do not show it where nothing would be saved.', 'Do not ask before saving: a file does no harm.'],
};
