import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How EventCard is used. */
export const guidance: WidgetGuidance = {
  what: 'An event in a list (EV-1): one link over the whole card, the star as a target of its own.',
  when: 'In every list of events: popular, search, liked, subscribed, by keyword.',
  instead:
    'A row of the notifications list for a notification; `EventCardSkeleton` while rows are on their way.',
  dos: [
    'Give `rank` only in the weekly popular list.',
    'Leave the deadline to it: `DeadlineChip` reads the event and stands in the line of the preview.',
    'Set `unread` from the feed: tint, chip and words say it together.',
    'Choose `headingLevel` so that it follows the heading above the list.',
  ],
  donts: [
    'Do not show a grey hole where there is no picture: the card is then text only.',
    'Do not add buttons to it; two targets are what a thumb can tell apart here.',
    'Do not show the full text: the preview is one line, two on wide cards.',
  ],
};
