import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How Skeleton is used. */
export const guidance: WidgetGuidance = {
  what: 'The grey shape of something that is on its way.',
  when: 'For the first load of content whose shape is known: rows, a title, a picture.',
  instead: '`Spinner` for an action under way; `EventCardSkeleton` for a whole card.',
  dos: [
    'Copy the shape of what comes, so that nothing jumps.',
    'Show it only after 150 ms; a quick answer needs none.',
  ],
  donts: [
    'Do not make it shimmer: nothing moves while a list loads.',
    'Do not let it speak; the list around it announces that it loads.',
  ],
};
