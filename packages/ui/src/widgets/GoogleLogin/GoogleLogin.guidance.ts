import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How GoogleLogin is used. */
export const guidance: WidgetGuidance = {
  what: 'The button that leads to Google, and what has to be put right before it may (AC-3).',
  when: 'On the login and the sign-up screen, and nowhere else.',
  instead: '`LoginRequired` on a page that needs a member.',
  dos: [
    'Leave the order of its checks: another app’s browser first, then the push token, then Google.',
    'Offer a way out for each reason why there is no push token.',
    'Keep the button in Google’s prescribed look: white ground, coloured sign.',
  ],
  donts: [
    'Do not give it the accent colour or another sign.',
    'Do not put a second primary button on its screen.',
  ],
};
