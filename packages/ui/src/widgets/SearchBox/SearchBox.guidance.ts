import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How SearchBox is used. */
export const guidance: WidgetGuidance = {
  what: 'A search field that sends on Enter or the icon, never in the middle of a Hangul syllable (SE-3).',
  when: 'Above a list that the server searches: events, liked events.',
  instead: '`FilterField` to narrow a list that is already here.',
  dos: [
    'Keep it in sight while results scroll.',
    'Pass the present search back in as `searchText`, so that the address and the field agree.',
    'Offer what was searched for lately by `renderSuggestions`; it lies over the page while the field is looked at.',
  ],
  donts: [
    'Do not search while typing: every letter would be a call.',
    'Do not add a button with a word beside it; the icon and Enter are enough.',
  ],
};
