import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How ExternalLink is used. */
export const guidance: WidgetGuidance = {
  what: 'A link that leaves the app in a new tab and says so.',
  when: 'For the site of a notice, the feedback form, contacts: everything outside the app.',
  instead: '`AppLink` inside the app; `IconLink` with `external` for a single icon.',
  dos: [
    'Pass any address: one that is not safe leaves its words without a link.',
    'Name the place: 학교 누리집, not 여기.',
  ],
  donts: [
    'Do not write 새 창 into the label; it is already spoken after it.',
    'Do not use it for a mail address; `LinkedText` makes those.',
  ],
};
