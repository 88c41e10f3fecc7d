import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { lightIcons } from './lightIcons.ts';

/** Prints, as JSON by language, the HTML that `app/src/prerender.tsx` draws, in a process of its own: what it loads must not keep a build open. */
const { values } = parseArgs({
  options: { 'api-origin': { type: 'string' }, 'team-url': { type: 'string' } },
});
const root = resolve(import.meta.dirname, '..');
const outDir = mkdtempSync(join(root, '..', 'node_modules', '.prerender-'));
try {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react(), lightIcons(), vanillaExtractPlugin()],
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, target: 'node22' },
    ssr: { noExternal: [/^@campus-bell\//, 'lucide-react', 'radix-ui'] },
  });
  const { prerender } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  const surroundings = { apiOrigin: values['api-origin'] ?? '', teamUrl: values['team-url'] ?? null };
  const drawn = { ko: prerender('ko', surroundings), en: prerender('en', surroundings) };
  process.stdout.write(JSON.stringify(drawn), () => process.exit(0));
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
