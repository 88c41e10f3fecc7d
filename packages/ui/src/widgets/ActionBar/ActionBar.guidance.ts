import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How ActionBar is used. */
export const guidance: WidgetGuidance = {
  what: 'A bar fixed at the bottom of the screen with the actions of the page: above the navigation, and one bar with it on a phone on its side and with large text.',
  when: 'On a page that is read to its end and acted upon anywhere in between: the event detail.',
  instead: 'The footer of `TaskPage` on a screen with one task; the `footer` of `Dialog` inside a dialog.',
  dos: [
    'Give it one primary `Button` of medium extent; everything else beside it is an icon or a `LikeButton`.',
    'Name the group in Korean (`label`), so that a screen reader hears what the actions belong to.',
    'Let the page scroll behind it: it reserves its own room by `edge.actions`, and toasts rise above it.',
  ],
  donts: [
    'Do not put two of them on one page; the room below is counted once.',
    'Do not use it for navigation: `BottomNavigation` stays below it, or beside it in the shared bar.',
  ],
};
