import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How Dialog is used. */
export const guidance: WidgetGuidance = {
  what: 'A dialog over the page in three shapes: `card`, `sheet`, `screen`. Focus goes in, stays in and comes back.',
  when: 'For a short task that belongs to the page behind it: choosing a department, adding to the calendar, reading the terms.',
  instead:
    '`Alert` to block for an answer; `SelectSheet` to choose one of a list; a page of its own for anything with an address worth sharing.',
  dos: [
    'Use `sheet` for choices and short forms on phones, `screen` for a panel with its own search, `card` for a few words.',
    'Put the buttons into `footer`: they stay in sight above the keyboard.',
    'Keep everything that was typed when the dialog closes by a failed call.',
  ],
  donts: [
    'Do not open a dialog from a dialog, except an `Alert`.',
    'Do not take away the close button: Escape, the backdrop and the back gesture all ask `onClose`.',
  ],
};
