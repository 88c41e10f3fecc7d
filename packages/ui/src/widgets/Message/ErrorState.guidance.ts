import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How ErrorState is used. */
export const guidance: WidgetGuidance = {
  what: 'Says what happened, what to do, and offers the retry; announced when it appears.',
  when: 'In the place of content that could not be loaded; `compact` at the end of a list that already shows rows.',
  instead:
    '`Toast` or `Alert` when an action failed and the content is still there; `EmptyState` when there is simply nothing.',
  dos: [
    'Two sentences: what happened, then what to do.',
    'Keep the button: it repeats exactly the call that failed, with `busy` while it runs.',
  ],
  donts: [
    'Do not show codes, stack traces or the words of the server.',
    'Do not throw away rows that are already on the screen.',
  ],
};
