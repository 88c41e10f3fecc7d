import type { Decorator } from '@storybook/react-vite';

const isTest = import.meta.env.MODE === 'test';

/** A test stands still; a reader sees what moves. */
export const lookGlobals = {
  theme: 'light',
  textSize: '100%',
  motion: isTest ? 'reduced' : 'full',
};

/** Puts the toolbar's choices on the document before the story renders. */
export const withLook: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.lang = 'ko';
  root.dataset.theme = String(globals.theme);
  root.dataset.motion = String(globals.motion);
  root.toggleAttribute('data-still', isTest);
  root.style.fontSize = String(globals.textSize);
  return Story();
};
