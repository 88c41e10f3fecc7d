import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How PullToRefresh is used. */
export const guidance: WidgetGuidance = {
  what: 'Pulling the page down from its top refreshes what it shows.',
  when: 'On the screens that are lists: home, search, likes, subscriptions, inbox.',
  instead:
    'The retry of `ErrorState` where a call failed; a tap on the current tab does the same without a gesture.',
  dos: [
    'Let `onRefresh` settle when the content is there, or did not come: the sign turns until then.',
    'Keep what is shown until the new content is there.',
  ],
  donts: ['Do not put it over a form: what is typed would be lost.', 'Do not put two of them on one page.'],
};
