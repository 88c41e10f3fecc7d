import '../packages/ui/src/tokens/global.ts';
import '../packages/ui/src/tokens/font.ts';
import './decorators/still.css';
import './docs/docs.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import type { CoverageParameters } from './coverage/covers.ts';
import { type CampusParameters, closeCampus, loadCampus, openCampus } from './decorators/campus.ts';
import { DocsPage } from './decorators/DocsPage.tsx';
import { lookGlobals, withLook } from './decorators/look.ts';
import { playIf } from './decorators/ownPlay.ts';
import { withEnvironment } from './decorators/StoryEnvironment.tsx';
import { withSurroundings } from './decorators/surroundings.tsx';
import { behaveAsTile, ownTile } from './sheet/tile.ts';
import { theme } from './theme.ts';
import { isTurned, screens, storyWorld } from './toolbar/settings.ts';
import { speak, speakAtStart } from './words/speak.ts';

declare module 'storybook/internal/csf' {
  interface Parameters extends CampusParameters, CoverageParameters {}
}

// The whole document in each failed query hides the failure.
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message) => new Error(message ?? 'Element not found'),
});

behaveAsTile();
speakAtStart();

async function startWorker() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: new URL('storiesWorker.js', document.baseURI).href },
  });
  return worker;
}

// Some browsers translate: stories of it bring their own translator, all others are the same in every browser.
Reflect.deleteProperty(globalThis, 'Translator');

/** The checks are loaded by tests only, with all that they read. */
const isTested = import.meta.env.MODE === 'test';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  initialGlobals: { ...lookGlobals, ...storyWorld, viewport: { value: 'phone', isRotated: false } },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: { page: DocsPage, theme, story: { inline: false, height: '30rem' } },
    a11y: { test: 'error' },
    // A tile has no panel that would list them.
    actions: { disable: ownTile() !== null },
    viewport: { options: screens },
    options: {
      storySort: {
        order: [
          '시작하기',
          '문구',
          'Introduction',
          'Coverage',
          'Contract',
          'Threats',
          'Decisions',
          'Tokens',
          'Widgets',
          'Screens',
          'Flows',
        ],
      },
    },
  },
  decorators: [withEnvironment, withSurroundings, withLook],
  loaders: [({ globals }) => speak(globals.language), loadCampus],
  async beforeEach(context) {
    playIf(!isTurned(context));
    const close = openCampus(context);
    // Ahead, so that what passes by itself is still there when they look.
    if (isTested) (await import('./decorators/storyChecks.ts')).followWords();
    await document.fonts.ready;
    return () => {
      close();
      speakAtStart();
    };
  },
  async afterEach(context) {
    if (!isTurned(context)) await closeCampus(context);
    if (!isTested) return;
    const { checkStory } = await import('./decorators/storyChecks.ts');
    await checkStory(context);
  },
});
