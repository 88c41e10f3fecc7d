import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How LostPushBar is used. */
export const guidance: WidgetGuidance = {
  what: 'Says that no notification reaches this device any more, and mends it with one tap (P9).',
  when: 'At the top of home and of the subscriptions, while the token of this device is not the one that the server was given.',
  instead:
    '`ReconnectPushDialog` where the server has just refused something for want of a device to push to.',
  dos: ['Lead through the login back to the page that was open.', 'Let it go by itself once it is mended.'],
  donts: ['Do not show it to visitors.', 'Do not let it be closed: nothing comes until it is mended.'],
};
