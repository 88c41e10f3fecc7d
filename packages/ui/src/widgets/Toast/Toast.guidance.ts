import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How Toast is used. */
export const guidance: WidgetGuidance = {
  what: 'A message that passes: what just happened, in one line.',
  when: 'After an action that worked or can wait: 링크를 복사했어요. Two seconds; three at the login, one in the push flow (FR-11).',
  instead:
    '`Alert` when it must be read; `ErrorState` when content is missing; `OfflineBanner` for a state that lasts.',
  dos: [
    'Write one short sentence in 해요체.',
    'Give it an `action` when there is something to do about it; it then stays until it is closed.',
    'Offer to undo with `useOfferUndo`: several of a kind are one toast that undoes them all.',
    'Use `success` and `danger` for their sign; the words must carry the meaning alone.',
  ],
  donts: [
    'Do not put a link or the only way to something into it.',
    'Do not show the same words twice: the newer one replaces the older.',
    'Do not use `centre` outside the push flow.',
  ],
};
