import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How SelectSheet is used. */
export const guidance: WidgetGuidance = {
  what: 'A choice of one: a field that opens its options as a sheet on phones and a dialog on wide screens.',
  when: 'For a choice whose options need not all be in sight: group and board of a search, the theme.',
  instead:
    '`RadioList` when the options should be read before choosing; `Menu` for what can be done with a row.',
  dos: [
    'Set `filterable` from more than ten options on; Hangul initials find names.',
    'Group options that have a natural order: colleges, dormitories.',
  ],
  donts: [
    'Do not use the native select: its list cannot be searched in Korean.',
    'Do not close it without a choice being possible by Escape, backdrop or 닫기.',
  ],
};
