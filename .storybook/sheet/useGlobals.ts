import { DocsContext } from '@storybook/addon-docs/blocks';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';

const none: Globals = {};

/** What the toolbar and the address say. */
export function useGlobals(): Globals {
  const { channel } = useContext(DocsContext);
  const subscribe = useCallback(
    (onChange: () => void) => {
      for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, onChange);
      return () => {
        for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.off(event, onChange);
      };
    },
    [channel],
  );
  const read = () => {
    const [said] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as {
      globals: Globals;
    }[];
    return said?.globals ?? none;
  };
  return useSyncExternalStore(subscribe, read);
}
