import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How EmptyState is used. */
export const guidance: WidgetGuidance = {
  what: 'Says what will be here and offers the next step.',
  when: 'When a list was loaded and has nothing, or before there is anything to list.',
  instead:
    '`ErrorState` when loading failed; `LoginRequired` when the page needs a member; `NoticePage` for a whole page.',
  dos: [
    'Title: what is not here yet. Text: what brings it here. Action: the page where that is done.',
    'Use one lucide icon of the matter: the star for 찜, the bell for 구독.',
  ],
  donts: [
    'Do not blame or joke; half of all students see this first.',
    'Do not leave out the next step when there is one.',
  ],
};
