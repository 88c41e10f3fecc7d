import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Finds a toast by its words and keeps it there, as who points at it does. */
export async function readToast(text: string): Promise<void> {
  const words = await screen.findByText(text, { selector: 'li *' });
  // The list of the toasts hears of a pointer once it has counted the new one.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await userEvent.hover(words);
}

/** Resolves once a toast is announced, which is taken back a second later; asked for before what brings the toast. */
export function untilAnnounced(text: string): Promise<void> {
  const announced = () => [...document.querySelectorAll('[role=status]')].map((one) => one.textContent);
  return waitFor(() => expect(announced()).toEqual([expect.stringContaining(text)]));
}
