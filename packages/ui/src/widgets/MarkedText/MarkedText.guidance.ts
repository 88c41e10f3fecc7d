import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How MarkedText is used. */
export const guidance: WidgetGuidance = {
  what: 'A text in which what was searched for stands out.',
  when: 'In the rows of a list that was searched, so that the eye finds why a row is there.',
  instead: 'Plain text where nothing was searched for.',
  dos: [
    'Mark only in what the server searches: the titles.',
    'Give it the search text as it was sent, not as it is typed.',
  ],
  donts: [
    'Do not use it for emphasis: nothing but a match is marked.',
    'Do not mark in a row that was found by something else.',
  ],
};
