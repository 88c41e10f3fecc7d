import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How NewCount is used. */
export const guidance: WidgetGuidance = {
  what: 'How many notices of a board were new when the student opened it, since the opening before.',
  when: 'Behind the name of a board on its chip; it shows itself once that board was opened.',
  instead:
    '`UnreadBadge` for what the server counts, `UnreadDot` where it only says that something is unread.',
  dos: [
    'Put it into the chip, so that it is read with the name of the board.',
    'Leave the counting to the list of the board, which knows what was seen.',
  ],
  donts: [
    'Do not ask the server for it: a board that nobody opens stays without a number.',
    'Do not show a zero.',
  ],
};
