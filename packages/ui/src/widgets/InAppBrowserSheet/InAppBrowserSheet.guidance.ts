import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How InAppBrowserSheet is used. */
export const guidance: WidgetGuidance = {
  what: 'Says what works inside another app’s browser and what does not, and leads out of it (HO-1).',
  when: 'Inside a messenger’s browser: once per visit where no way leads out by itself, and whenever the login is asked for.',
  instead: '`OfflineBanner` for trouble with the network; `InstallPrompt` in an ordinary browser.',
  dos: [
    'Name the app (인스타그램, 카카오톡) when it is known.',
    'Where no address leads out, make 주소 복사하기 the primary button.',
  ],
  donts: [
    'Do not open it twice in one visit: reading a notice works here too.',
    'Do not hide 여기서 계속 보기.',
  ],
};
