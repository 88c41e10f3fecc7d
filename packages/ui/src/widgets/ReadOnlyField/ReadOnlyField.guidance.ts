import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How ReadOnlyField is used. */
export const guidance: WidgetGuidance = {
  what: 'A value that nobody types: shown as it is, or filled through a button.',
  when: 'For what comes from Google (name, email) and for the department, which is chosen from a list.',
  instead: '`SelectSheet` where the whole field may be the button; an input where the reader types.',
  dos: [
    'Give it a `button` when it can be filled; only then it has the outline of a field.',
    'Put `error` under it when it was sent empty: * 학과를 선택해주세요.',
  ],
  donts: [
    'Do not grey it out: it can be focused, read and copied.',
    'Do not use the placeholder for what is a hint; hints stand under the field.',
  ],
};
