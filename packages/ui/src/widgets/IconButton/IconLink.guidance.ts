import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How IconLink is used. */
export const guidance: WidgetGuidance = {
  what: 'A link of one icon, 44 px square.',
  when: 'In a header: the bell with its badge, the guide, the team page.',
  instead: '`IconButton` when something happens here; `AppLink` where there is room for words.',
  dos: [
    'Set `external` for an address outside the app: it opens in a new tab and says so.',
    'Name the place it leads to: 알림, 이용 안내.',
  ],
  donts: [
    'Do not use more than three in one header: at 320 px the title needs the rest.',
    'Do not put a badge on anything but the bell.',
  ],
};
