import { useEffect } from 'react';
import { tileAttribute } from './tile.ts';

/** The stories in the tiles move the focus as they do alone; on the sheet it stays where the reader has it. */
export function useKeptFocus() {
  useEffect(() => {
    const ofTheReader = (target: EventTarget | null) =>
      target instanceof HTMLElement && target !== document.body && !target.hasAttribute(tileAttribute)
        ? target
        : null;
    let kept = ofTheReader(document.activeElement);
    const remember = ({ target }: FocusEvent) => {
      kept = ofTheReader(target) ?? kept;
    };
    const giveBack = () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement) || !activeElement.hasAttribute(tileAttribute)) return;
      if (kept?.isConnected) kept.focus({ preventScroll: true });
      else activeElement.blur();
    };
    document.addEventListener('focusin', remember);
    window.addEventListener('blur', giveBack);
    return () => {
      document.removeEventListener('focusin', remember);
      window.removeEventListener('blur', giveBack);
    };
  }, []);
}
