import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How EventImage is used. */
export const guidance: WidgetGuidance = {
  what: 'A foreign picture in a frame of fixed size; a missing, refused or broken one leaves a placeholder of the same size (EV-2).',
  when: 'For every picture that comes from a notice or a banner.',
  instead: 'A lucide icon for signs of our own; `Skeleton` while the row itself is on its way.',
  dos: [
    'Pass the address as the server sent it: insecure ones go through the image proxy, unsafe ones are refused.',
    'Give an empty `alt` where the title beside it says it already; otherwise say what it shows.',
    'Set `eager` only for the first banner.',
  ],
  donts: [
    'Do not use a plain img for a foreign address: it would send the reader’s address along.',
    'Do not crop a poster: `gallery` and `fill` show it whole, `thumbnail` and `banner` fill their frame.',
  ],
};
