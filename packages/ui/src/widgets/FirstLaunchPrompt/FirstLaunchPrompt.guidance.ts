import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How FirstLaunchPrompt is used. */
export const guidance: WidgetGuidance = {
  what: 'The first launch of the installed app: asks for notifications on a tap (HO-7).',
  when: 'Once, when the app is opened from the home screen for the first time.',
  instead:
    'The push check of the guide for everybody who comes later; `InstallPrompt` before the app is installed.',
  dos: [
    'Ask the browser only after 알림 받고 시작하기 was tapped: a refused permission cannot be asked for again.',
    'Say for each state of the permission what can be done: the words change with `permission`.',
  ],
  donts: ['Do not keep anybody out who says 나중에.', 'Do not show it in a browser tab.'],
};
