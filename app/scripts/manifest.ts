import { language, say } from '@campus-bell/domain/language';
import { manifest } from '@campus-bell/domain/words/manifest';
import { product } from '@campus-bell/domain/words/product';
import type { Plugin } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';

const png = (name: string, edge: number) => ({
  src: `/icons/${name}-${edge}.png`,
  sizes: `${edge}x${edge}`,
  type: 'image/png',
});

const shortcut = (name: string, url: string, drawing: string) => ({
  name,
  url,
  icons: [{ src: `/icons/shortcut-${drawing}.png`, sizes: '96x96', type: 'image/png' }],
});

const screenshot = (name: string, form: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}.jpg`,
  sizes: form === 'narrow' ? '780x1688' : '1280x800',
  type: 'image/jpeg',
  form_factor: form,
  label,
});

/** The web app manifest in the language that is spoken (PW-1). Icons are drawn by drawIcons.ts, pictures taken by takeScreenshots.ts. */
export const manifestOptions = (): Partial<ManifestOptions> => ({
  id: '/',
  name: product.name,
  short_name: product.name,
  description: product.purpose,
  lang: language(),
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#ffffff',
  background_color: '#ffffff',
  categories: ['education', 'news'],
  icons: [
    { ...png('icon', 192), purpose: 'any' },
    { ...png('icon', 512), purpose: 'any' },
    { ...png('maskable', 512), purpose: 'maskable' },
    { ...png('monochrome', 512), purpose: 'monochrome' },
  ],
  shortcuts: [
    shortcut(manifest.notifications, '/notification', 'notifications'),
    shortcut(manifest.search, '/event', 'search'),
    shortcut(manifest.liked, '/liked', 'liked'),
    shortcut(manifest.subscriptions, '/subscribe', 'subscriptions'),
  ],
  screenshots: [
    screenshot('home', 'narrow', manifest.popular),
    screenshot('detail', 'narrow', manifest.notice),
    screenshot('search', 'narrow', manifest.boards),
    screenshot('home-wide', 'wide', manifest.wideHome),
  ],
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  handle_links: 'preferred',
});

/** Gives a build the manifest in English beside the Korean one. */
export const englishManifest = (): Plugin => ({
  name: 'english-manifest',
  apply: 'build',
  generateBundle() {
    const source = JSON.stringify(say('en', manifestOptions));
    this.emitFile({ type: 'asset', fileName: 'manifest.en.webmanifest', source });
  },
});
