import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How LoginRequired is used. */
export const guidance: WidgetGuidance = {
  what: 'Stands in for a page that needs a member, with the way to the login (FR-15).',
  when: 'On 찜, 구독, 키워드 설정 and 알림 while nobody is signed in; 프로필 leads to the login by itself.',
  instead:
    '`Alert` when a single action needs a login and the page does not; `GoogleLogin` on the login screen itself.',
  dos: [
    'Say what will be here after the login when the general sentence is not enough (`text`).',
    'Keep header and bottom navigation around it, so that the reader can go on.',
  ],
  donts: [
    'Do not send anybody to the login without being asked.',
    'Do not show the empty state of a list instead: nothing is empty, it is private.',
  ],
};
