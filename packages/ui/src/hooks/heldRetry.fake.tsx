import { expect, userEvent, waitFor } from 'storybook/test';
import { holdCalls } from '../environment/holdCalls.fake.tsx';

/** For stories: a retry that fails again stays, busy and with the focus, from its press to the answer and after it. */
export async function expectHeldRetry(retry: HTMLElement, path: string) {
  const held = holdCalls(path);
  await userEvent.click(retry);
  await waitFor(() => expect(held.waiting(path)).toBe(1));
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  await expect(retry).toHaveFocus();
  await held.letGo(path);
  held.end();
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  await expect(retry).toHaveFocus();
}
