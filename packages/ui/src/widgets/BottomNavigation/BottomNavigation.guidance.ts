import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How BottomNavigation is used. */
export const guidance: WidgetGuidance = {
  what: 'The five places of the app: a bar at the bottom, a rail at the side from 960 px (FR-3).',
  when: 'Once per page, on the five places, the notifications and the open event; pages with a single task (login, consent, withdrawal) go without.',
  instead: '`SegmentedTabs` for views within one page.',
  dos: [
    'Give it the path without its query: the tab whose route equals it is the current one, and there may be none.',
    'Set `subscriptionsUnread` from the read state of both subscription tabs; the dot is also spoken.',
    'Put it before the page in the document; on a page with an `ActionBar` the two share one bar where room is short.',
  ],
  donts: [
    'Do not add a sixth place: at 320 px and 200 % text five labels just fit.',
    'Do not put a number on the dot. Numbers belong to the bell (`UnreadBadge`).',
  ],
};
