import { storyLanguage } from 'virtual:language';
import type { Decorator } from '@storybook/react-vite';
import { langOf, speak } from '../words/speak.ts';

const isTest = import.meta.env.MODE === 'test';

/** A test stands still; a reader sees what moves. Values are plain words, so that a story's link can carry them. */
export const lookGlobals = {
  language: storyLanguage,
  theme: 'light',
  textSize: '100',
  motion: isTest ? 'still' : 'full',
};

/** Puts the toolbar's choices on the document before the story renders. */
export const withLook: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  const isStill = globals.motion === 'still';
  speak(globals.language);
  root.lang = langOf(globals.language);
  root.dataset.theme = String(globals.theme);
  root.dataset.motion = isStill ? 'reduced' : String(globals.motion);
  root.toggleAttribute('data-still', isTest || isStill);
  root.style.fontSize = `${globals.textSize}%`;
  return Story();
};
