import type { CDPSession, Page } from '@playwright/test';

/** A Korean keyboard: what is typed goes through the input method, as composition events of the browser itself. */
export interface KoreanKeyboard {
  /** The syllable under the cursor as it grows with each letter, for example `ㅈ`, `자`, `장`. */
  compose(...states: string[]): Promise<void>;
  /** Takes the syllable over as it stands. */
  commit(syllable: string): Promise<void>;
  /** An Enter in the middle of a syllable: as `Process` with key code 229, then as a plain one that is composing. */
  pressEnterWhileComposing(): Promise<void>;
}

/** Opens the keyboard on a page. */
export async function openKoreanKeyboard(page: Page): Promise<KoreanKeyboard> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return {
    async compose(...states) {
      for (const text of states) {
        await session.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      }
    },
    commit: async (syllable) => void (await session.send('Input.insertText', { text: syllable })),
    async pressEnterWhileComposing() {
      const process = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 };
      const plain = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...process });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...process });
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...plain });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...plain });
    },
  };
}
