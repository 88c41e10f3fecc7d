import type { Plugin } from 'vite';
import { appCard, previewTags } from '../edge/previewTags.ts';

/** Puts what a shared link to the app looks like into its documents: Open Graph, and what Twitter adds to it. */
export function openGraphPlugin(): Plugin {
  let origin = '';
  return {
    name: 'open-graph',
    configResolved({ env }) {
      origin = String(env.VITE_PUBLIC_ORIGIN ?? '').replace(/\/+$/, '');
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('</title>', () => `</title>\n    ${previewTags(appCard(origin))}`),
    },
  };
}
