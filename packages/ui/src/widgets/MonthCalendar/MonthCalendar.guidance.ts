import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How MonthCalendar is used. */
export const guidance: WidgetGuidance = {
  what: 'One month as a grid of days, with a dot for each thing that falls on a day, and one day chosen.',
  when: 'Where the student looks for how things lie in the weeks: the deadlines of liked notices.',
  instead: '`PagedList` with headings where only the order counts; a field for date and time in a form.',
  dos: [
    'Show what the chosen day holds right below it.',
    'Name what is counted: it is read with every day that has any.',
  ],
  donts: [
    'Do not put words into the days: there is no room for them in large text.',
    'Do not tell kinds apart by the colour of dots alone.',
  ],
};
