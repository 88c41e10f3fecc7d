import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How LikeButton is used. */
export const guidance: WidgetGuidance = {
  what: 'The star of an event with its number of likes; a toggle (EV-3).',
  when: 'On every card and in the action bar of the detail.',
  instead: '`IconButton` for an action without a state; `FilterChip` to turn a filter on.',
  dos: [
    'Change the star only after the server took it; `busy` holds further taps until then.',
    'Use `large` in the `ActionBar`, `small` on a card.',
    'Pass the exact number: it is shown as 1.2천 and read out in full.',
  ],
  donts: [
    'Do not hide the star from readers without a login: a tap explains and offers the login.',
    'Do not use the star for anything but 찜.',
  ],
};
