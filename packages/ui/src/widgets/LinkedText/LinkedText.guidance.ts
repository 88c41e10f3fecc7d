import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How LinkedText is used. */
export const guidance: WidgetGuidance = {
  what: 'The body of a notice: its lines as paragraphs; web and mail addresses and telephone numbers in them are links (EV-5, EV-11).',
  when: 'For text that somebody else wrote and that may hold addresses.',
  instead: 'The plain preview of `EventCard` in a list; `ExternalLink` for a link of our own.',
  dos: [
    'Pass the content as it came: written \\n and real line breaks both divide lines.',
    'Let long addresses break anywhere; nothing may push the page sideways.',
  ],
  donts: [
    'Do not render foreign HTML; there is none in this app.',
    'Do not shorten addresses: the reader must see where a link leads.',
  ],
};
