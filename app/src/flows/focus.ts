import { expect, userEvent, waitFor } from 'storybook/test';

const mostPresses = 60;
const pressesInside = 12;

/** Presses Tab until the element has the focus, which it must get within one walk over the page. */
export async function tabTo(element: HTMLElement) {
  for (let presses = 0; presses < mostPresses && document.activeElement !== element; presses += 1) {
    await userEvent.tab();
  }
  await expect(element).toHaveFocus();
}

/** The next stops of Tab are these, in this order. */
export async function expectTabOrder(...stops: HTMLElement[]) {
  for (const stop of stops) {
    await userEvent.tab();
    await expect(stop).toHaveFocus();
  }
}

/** Waits until the focus stands on the element: where a dialog opened, or where one that closed gave it back. */
export async function expectFocus(element: HTMLElement) {
  await waitFor(() => expect(element).toHaveFocus());
}

/** The focus goes into the dialog by itself, and Tab does not lead out of it. */
export async function expectFocusKeptIn(dialog: HTMLElement) {
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  for (let presses = 0; presses < pressesInside; presses += 1) {
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
}
