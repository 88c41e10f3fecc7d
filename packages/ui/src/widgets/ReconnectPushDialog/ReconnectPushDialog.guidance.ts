import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How ReconnectPushDialog is used. */
export const guidance: WidgetGuidance = {
  what: 'Says that something failed because the server has no device to push to, and mends it (SU-5).',
  when: 'After a subscription to a topic was answered with 404.',
  instead: '`LostPushBar` while nothing was tried yet, and an alert for failures of another kind.',
  dos: ['Say first what failed.', 'Lead through the login back to the page that was open.'],
  donts: ['Do not name tokens or servers’ words for them.', 'Do not show it for a failure of another kind.'],
};
