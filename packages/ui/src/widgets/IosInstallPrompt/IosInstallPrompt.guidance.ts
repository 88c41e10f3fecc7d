import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How IosInstallPrompt is used. */
export const guidance: WidgetGuidance = {
  what: 'How to install on an iPhone or iPad, where no browser offers it (HO-8).',
  when: 'Once, one second after the first visit in a browser of such a device.',
  instead: '`InstallPrompt` where the browser can install; the drawn steps of the guide for details.',
  dos: [
    'Show the two signs as the device draws them: share, then add.',
    'Lead to the drawn steps with 그림으로 보기.',
  ],
  donts: ['Do not show it in the installed app.', 'Do not show it again after it was closed.'],
};
