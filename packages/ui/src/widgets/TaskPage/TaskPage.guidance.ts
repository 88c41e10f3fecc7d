import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How TaskPage is used. */
export const guidance: WidgetGuidance = {
  what: 'A screen with one task: what it is about, its content, and the button that finishes it.',
  when: 'For login, consent, sign-up, registration, withdrawal.',
  instead:
    'A page with `PageHeader` and bottom navigation for everything to browse; a `Dialog` for a task of the page behind it.',
  dos: [
    'Say in `heading` what the reader is asked to do, as a sentence or a question.',
    'Put one primary button into `footer`, its alternative below it.',
  ],
  donts: ['Do not show the bottom navigation: the way out is back.', 'Do not put two tasks on one screen.'],
};
