import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, userEvent, waitFor } from 'storybook/test';
import { holdCalls } from '../environment/holdCalls.fake.tsx';
import { useLateParts } from '../late/useLateParts.ts';

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

/** For stories: a retry that brings what was asked for hands its focus on to that. */
export async function expectFocusOnWhatCame(retry: HTMLElement, came: () => Promise<HTMLElement>) {
  await lateParts();
  retry.focus();
  await userEvent.keyboard('{Enter}');
  const heir = await came();
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  await expect(heir).toHaveFocus();
}

/** Settles once the parts stand that come when the page has time. */
async function lateParts() {
  const root = createRoot(document.createElement('div'));
  await new Promise<void>((settle) => root.render(<WhenLate settle={settle} />));
  root.unmount();
}

function WhenLate({ settle }: { settle: () => void }) {
  const isThere = useLateParts() !== null;
  useEffect(() => {
    if (isThere) settle();
  }, [isThere, settle]);
  return null;
}
