import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How Chip is used. */
export const guidance: WidgetGuidance = {
  what: 'A small label that states a fact and cannot be pressed.',
  when: 'For the board of an event, a matched keyword, 읽지 않음.',
  instead: '`FilterChip` for a chip that filters; `UnreadBadge` for a number.',
  dos: [
    'Choose the tone by meaning: neutral for a board in a list, accent for a keyword and the board of an open event, danger for unread.',
    'Write a keyword with its #, so that meaning does not hang on colour.',
  ],
  donts: [
    'Do not shorten the name of a board: the chip wraps and the card grows.',
    'Do not use more than two tones in one card.',
  ],
};
