import type { KeyboardEvent } from 'react';

const inputMethodKeyCode = 229;

/** Whether a key press belongs to the input method, which is still putting a Hangul syllable together (Safari says so only by key code). */
export function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === inputMethodKeyCode;
}
