import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How FilterField is used. */
export const guidance: WidgetGuidance = {
  what: 'A field that narrows the list below it while typing, and stays in sight while that list scrolls in its dialog.',
  when: 'At the top of a long list in a dialog: boards, departments.',
  instead: '`SearchBox` where a search goes to the server and is sent by Enter.',
  dos: [
    'Match with `matchesBoard`, so that initials (ㅅㅍ) and short names (SW) find boards.',
    'Say in the placeholder how one may search: 이름이나 초성으로 찾기.',
    'Announce the number found, or that nothing was, below it.',
  ],
  donts: [
    'Do not put it above ten rows or fewer.',
    'Do not focus it when the dialog opens: on a phone the keyboard would hide the list.',
  ],
};
