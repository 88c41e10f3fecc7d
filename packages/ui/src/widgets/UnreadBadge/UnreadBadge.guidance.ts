import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How UnreadBadge is used. */
export const guidance: WidgetGuidance = {
  what: 'The number of unread notifications, capped at 99+ and absent at 0 (HO-2).',
  when: 'On the bell in the header of Home, and nowhere else.',
  instead: 'The red dot (`UnreadDot`) where only the fact matters: tabs, chips, rows.',
  dos: [
    'Pass the exact count: it is read aloud in full, 읽지 않은 알림 100개.',
    'Keep its ring in the colour of the page, so that it stands off the icon.',
  ],
  donts: ['Do not show a 0.', 'Do not use it for totals or limits; those are plain tabular numbers.'],
};
