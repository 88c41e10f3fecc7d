import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How Button is used. */
export const guidance: WidgetGuidance = {
  what: 'A verb to press, in five tones and two sizes.',
  when: 'For something that happens here: subscribe, send, load again.',
  instead:
    '`LinkButton` when it leads to another page; `IconButton` where the icon alone is understood; `FilterChip` for a filter.',
  dos: [
    'One `primary` per view; the way out beside it is `neutral` or `quiet`.',
    'Use `unmet` while something is missing: it looks disabled but can be tapped, and the screen then says what is missing.',
    'Set `busy` while its call runs; further taps are ignored and the spinner takes the place of the icon.',
    'Begin the label with what happens: 구독하기, 다시 불러오기.',
  ],
  donts: [
    'Do not use `danger` for a way back; it is for what cannot be undone.',
    'Do not write 확인 or 예 where a verb says more.',
  ],
};
