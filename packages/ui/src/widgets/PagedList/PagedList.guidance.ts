import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How PagedList is used. */
export const guidance: WidgetGuidance = {
  what: 'The one list of the app: loading shape, rows, next pages, end, failure with retry, nothing (SE-4, SE-5, SE-8).',
  when: 'For every list that a query fills, paged or whole at once.',
  instead: 'A plain list for what is known beforehand, as the rows of My page.',
  dos: [
    'Give a `skeleton` of exactly the shape of a row; it appears only after 150 ms.',
    'Write `empty` for this very list, with its next step.',
    'Use `rows` with hairlines for text rows and `cards` for events.',
  ],
  donts: [
    'Do not build a second infinite list beside it.',
    'Do not reload from the top after a failed page: the retry goes on where it broke off.',
    'Do not animate rows while they load.',
  ],
};
