import type { Plugin, Rolldown } from 'vite';
import { linksAhead } from '../src/boot/linksAhead.ts';

const headStart = '<meta charset="utf-8" />';
const bodyEnd = '</body>';

/** Puts the boot, the app's first part, into the documents of a build: fetched first, run once what stands there is read. */
export function bootPlugin(): Plugin {
  return {
    name: 'boot',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const document = bundle['index.html'];
        if (document?.type !== 'asset') return;
        const boot = chunkOf('src/boot/boot.ts', bundle).fileName;
        const html = String(document.source).replace(
          new RegExp(`\\s*<(?:script|link)[^>]*/${boot}"[^>]*>(?:</script>)?`),
          '',
        );
        for (const place of [headStart, bodyEnd])
          if (!html.includes(place)) this.error(`index.html has no ${place}`);
        const drawing = partsOf(chunkOf('src/boot/bootEvent.ts', bundle), bundle).filter(
          (part) => part !== `/${boot}`,
        );
        if (drawing.some((part) => html.includes(part)))
          this.error('What draws an event before the app waits for the app.');
        const parts = partsOf(chunkOf('/EventDetailRoute.tsx', bundle), bundle).filter(
          (part) => !html.includes(part) && ![`/${boot}`, ...drawing].includes(part),
        );
        const ofEvents = `data-event-drawing="${drawing.join(' ')}" data-event-parts="${parts.join(' ')}"`;
        document.source = html
          .replace(headStart, headStart + linksAhead([`/${boot}`]))
          .replace(
            bodyEnd,
            `<script type="module" async crossorigin src="/${boot}" ${ofEvents}></script>${bodyEnd}`,
          );
      },
    },
  };
}

function chunkOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(module)),
  );
  if (found?.type !== 'chunk') throw new Error(`No part of the build is ${module}.`);
  return found;
}

/** The addresses of a part's script and of all that it imports. */
function partsOf({ fileName }: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const seen = new Set([fileName]);
  for (const name of seen) {
    const part = bundle[name];
    if (part?.type === 'chunk') for (const imported of part.imports) seen.add(imported);
  }
  return [...seen].map((name) => `/${name}`);
}
