import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How CardTime is used. */
export const guidance: WidgetGuidance = {
  what: 'How long ago a server time was, with the full date in Korea as its label.',
  when: 'In the meta row of a card, where nearness in time counts: 5분 전, after a week 3월 4일.',
  instead:
    'The full date written out in the event detail, where there is room for it; notifications keep the days (NO-4).',
  dos: [
    'Pass the time as the server sent it; a time without a zone is Korean time.',
    'Let it stay away when the time cannot be read: the row closes up.',
  ],
  donts: [
    'Do not compute a relative time anywhere else, or two cards will disagree.',
    'Do not read the clock of the device: time comes from the environment, so pictures stand still.',
  ],
};
