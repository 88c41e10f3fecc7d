import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How ServiceStatements is used. */
export const guidance: WidgetGuidance = {
  what: 'What everybody has to know before signing in: who makes this, and what the account is not (spec §2).',
  when: 'On the login and the consent screen.',
  instead: 'A sentence of its own where only one of the facts matters.',
  dos: [
    'Leave all three sentences together and in this order.',
    'Let it stand in muted text, in full sight and above the fold of a small phone where possible.',
  ],
  donts: ['Do not fold it away or put it behind a link.', 'Do not reword it in a single place.'],
};
