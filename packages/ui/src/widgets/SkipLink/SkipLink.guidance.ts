import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How SkipLink is used. */
export const guidance: WidgetGuidance = {
  what: 'A link past the navigation, seen only while it has the focus.',
  when: 'Once, as the first thing of the frame around the screens.',
  instead: '`AppLink` for a link to another place.',
  dos: [
    'Give every screen one `main`: that is where the link leads.',
    'Keep it the first stop of Tab.',
    'Put it before the navigation.',
  ],
  donts: [
    'Do not use it within a page.',
    'Do not let a sticky bar cover it.',
    'Do not hide it from the keyboard.',
  ],
};
