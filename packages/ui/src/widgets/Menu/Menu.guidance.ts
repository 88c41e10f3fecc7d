import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How Menu is used. */
export const guidance: WidgetGuidance = {
  what: 'A button with a short menu: settings of which one holds, then actions.',
  when: 'For what can be done with one row: the notifications of a subscription, and ending it.',
  instead:
    '`SelectSheet` to choose among many; a `Dialog` when the choice needs explaining; a `Button` for a single action.',
  dos: [
    'Keep it to two or three settings and one action; a line of `hint` may say what a setting means.',
    'Put the action that takes something away last, in `danger`.',
    'Let the button show the present state: 구독 중.',
  ],
  donts: ['Do not hide the only way to a main task in it.', 'Do not nest menus.'],
};
