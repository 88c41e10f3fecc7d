import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How Spinner is used. */
export const guidance: WidgetGuidance = {
  what: 'A turning ring for a call that runs.',
  when: 'Inside a busy `Button`, and on the page between Google and the app, where nothing else can be shown.',
  instead: '`Skeleton` for content on its way.',
  dos: [
    'Give it a `label` when nothing beside it speaks.',
    'Let it take the colour and size of the text around it.',
  ],
  donts: [
    'Do not use it for a list or a page.',
    'Do not speed it up: with reduced motion it turns slowly, as its token says.',
  ],
};
