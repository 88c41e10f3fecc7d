import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How Carousel is used. */
export const guidance: WidgetGuidance = {
  what: 'One slide at a time, wrapping round: by swipe, arrows, arrow keys, and by the clock where asked (HO-3, EV-6).',
  when: 'For pictures of equal rank in one place: the banners of Home, the pictures of an event, the picture viewer.',
  instead:
    '`ChipRow` for a row that scrolls sideways; a list when the reader has to compare or not miss one.',
  dos: [
    'Use `counter` where it moves by itself: only the counter brings the pause button.',
    'Use `dots` in a gallery, which never moves by itself.',
    'Name it in Korean: its arrows are called 이전 and 다음 plus that name.',
  ],
  donts: [
    'Do not put the only way to something important on a slide but the first.',
    'Do not set `intervalMs` in a gallery. Reduced motion and hover stop the clock; do not work around them.',
  ],
};
