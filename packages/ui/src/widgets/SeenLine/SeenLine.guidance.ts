import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How SeenLine is used. */
export const guidance: WidgetGuidance = {
  what: 'A line across a list: what stands above it came since the student was here last.',
  when: 'In the list of one board, above the first notice that was seen at an earlier opening.',
  instead: 'The chip 읽지 않음 of `EventCard` where the server says that something is unread.',
  dos: [
    'Put it into the row of the notice below it, so that the heights of rows add up.',
    'Leave it where it is for as long as the visit lasts, coming back included.',
  ],
  donts: [
    'Do not show it where nothing is new: above the first row it says nothing.',
    'Do not show it in search results, which are not the board.',
  ],
};
