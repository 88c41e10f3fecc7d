import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How LinkButton is used. */
export const guidance: WidgetGuidance = {
  what: 'A link to a page of the app that looks like a `Button`.',
  when: 'When the next step is another page: 로그인하기 in an empty state, 설치 방법 보기 in a dialog.',
  instead: '`Button` when something happens on this page; `AppLink` within a sentence.',
  dos: [
    'Choose tone and size as for a `Button` in the same place.',
    'Let the label say what the reader will find there, as a verb.',
  ],
  donts: [
    'Do not use it for an address outside the app: it navigates inside.',
    'Do not give it an effect of its own besides closing the dialog it stands in.',
  ],
};
