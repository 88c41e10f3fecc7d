import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How InstallPrompt is used. */
export const guidance: WidgetGuidance = {
  what: 'Offers to install the app where the browser can (HO-6).',
  when: 'On Home, when the browser said that the app can be installed and the reader did not put it off.',
  instead:
    '`IosInstallPrompt` on iPhone and iPad, where no browser offers it; the guide for every other case.',
  dos: [
    'Respect 오늘 하루 보지 않기 for one whole day, with every way of closing.',
    'Give reasons that matter to a student: notifications, the badge, reading offline.',
  ],
  donts: [
    'Do not show it together with another dialog or on the first page of a shared link.',
    'Do not repeat it in the same visit.',
  ],
};
