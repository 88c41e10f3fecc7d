import { DocsContext } from '@storybook/addon-docs/blocks';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';

const none: Globals = {};

/** What the toolbar and the address say; a change goes there too, so that a reload and a link keep it. */
export function useGlobals(): readonly [Globals, (change: Globals) => void] {
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
  const globals = useSyncExternalStore(subscribe, read);
  const change = useCallback((globals: Globals) => channel.emit(UPDATE_GLOBALS, { globals }), [channel]);
  return [globals, change];
}
