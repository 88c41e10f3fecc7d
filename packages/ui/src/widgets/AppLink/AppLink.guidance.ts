import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How AppLink is used. */
export const guidance: WidgetGuidance = {
  what: 'A real link to an address of the app: a plain click navigates without a reload, every other click is left to the browser.',
  when: 'For every way to another page of the app, whatever it looks like: a card, a tab, a word in a sentence.',
  instead:
    '`LinkButton` for the look of a button, `IconLink` for a single icon, `ExternalLink` for any address outside the app.',
  dos: [
    'Keep the `href` whole, query included, so that opening in a new tab and copying the address work.',
    'Set `replace` where going back would only lead through the same page again.',
  ],
  donts: [
    'Do not use a `Button` with an `onClick` that navigates: it cannot be opened in a new tab and is announced wrongly.',
    'Do not underline it by hand; in running text it takes the look of the place it stands in.',
  ],
};
