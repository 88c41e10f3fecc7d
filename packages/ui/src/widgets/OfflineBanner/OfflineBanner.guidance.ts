import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How OfflineBanner is used. */
export const guidance: WidgetGuidance = {
  what: 'Says that the content is not fresh, from when it is, and offers to load it anew (PW-6).',
  when: 'At the top of the page while there is no network, the server does not answer, or right after it came back.',
  instead: '`ErrorState` where nothing was saved and the content is missing.',
  dos: [
    'Say when the content was saved if it was: 2026-03-04 09:05에 저장한 내용이에요.',
    'Offer 다시 불러오기 only when it can succeed: not while offline.',
  ],
  donts: [
    'Do not cover the content or block reading.',
    'Do not turn it into a toast: the state lasts, so the words do.',
  ],
};
