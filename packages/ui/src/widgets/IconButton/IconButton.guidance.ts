import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How IconButton is used. */
export const guidance: WidgetGuidance = {
  what: 'A button of one icon, 44 px square.',
  when: 'For an action whose icon everybody knows: back, close, share, delete.',
  instead: '`Button` as soon as the icon needs a word; `IconLink` when it leads somewhere.',
  dos: [
    'Give the Korean name as a verb: 공유하기, 뒤로 가기.',
    'Put counts into `badge`; what it says is read after the name.',
  ],
  donts: [
    'Do not put two without room between them side by side in a text row: targets stand 8 px apart.',
    'Do not use it for the only way to a main task.',
  ],
};
