import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How Alert is used. */
export const guidance: WidgetGuidance = {
  what: 'A dialog that blocks until it is answered: an alert with one button, or a confirmation with two (FR-11).',
  when: 'When the reader has to know before going on (a like failed, a session ended) or must confirm what cannot be taken back.',
  instead:
    '`Toast` for news that may be missed; `ErrorState` where content is missing; an error text under the field for a mistake in a form.',
  dos: [
    'Ask through `useAlert()`: alerts queue, focus starts on the harmless button and returns to where it was.',
    'Take title and text from the messages of the domain package; say what happened, then what to do.',
    'Use the `danger` tone when something is lost: 구독 취소, 회원 탈퇴.',
  ],
  donts: [
    'Do not label the confirming button 확인 in a question: it repeats the verb of the title (모두 읽음으로 표시).',
    'Do not open one without a tap of the reader, except when the session ended.',
  ],
};
