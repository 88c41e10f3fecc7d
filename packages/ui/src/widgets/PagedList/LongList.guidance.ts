import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How a PagedList of many rows is used. */
export const guidance: WidgetGuidance = {
  what: 'How `PagedList` keeps two thousand rows light: only those near the screen stand in the document.',
  when: 'Always: a list of one page is drawn whole, a longer one by what is near.',
  instead: 'A plain list for what is known beforehand, as the rows of My page.',
  dos: [
    'Memoise what `renderRow` draws, so that an added page draws its own rows alone.',
    'Read the number of rows from `aria-setsize`, not from the rows in the document.',
  ],
  donts: [
    'Do not let a row listen to what concerns all rows.',
    'Do not measure rows while the page scrolls.',
  ],
};
