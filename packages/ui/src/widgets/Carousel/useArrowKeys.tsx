import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react';

type KeyPress = Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'preventDefault'>;

/** What {@link useArrowKeys} needs. */
export interface ArrowKeysOptions {
  isEnabled: boolean;
  /** Wherever the focus is, not only inside. */
  isAnywhere: boolean;
  onStep(direction: 1 | -1): void;
}

/** Left and right arrow keys move one step; gives the handler for the keys pressed inside. */
export function useArrowKeys({ isEnabled, isAnywhere, onStep }: ArrowKeysOptions) {
  const press = (event: KeyPress) => {
    if (!isEnabled || event.defaultPrevented) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onStep(event.key === 'ArrowRight' ? 1 : -1);
  };
  const pressAnywhere = useEffectEvent(press);
  useEffect(() => {
    if (!isAnywhere) return;
    const listen = (event: KeyboardEvent) => pressAnywhere(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isAnywhere]);
  return (event: ReactKeyboardEvent) => press(event);
}
