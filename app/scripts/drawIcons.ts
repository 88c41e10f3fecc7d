import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, browserPath } from '../../.ci/toolchain.mjs';

/** Draws every icon of the app from `public/icon.svg`: run it after changing the drawing. */
const publicDir = resolve(import.meta.dirname, '../public');
const icon = readFileSync(join(publicDir, 'icon.svg'), 'utf8');
const ground = /<rect[^>]*fill="(#[0-9a-f]{6})"[^>]*\/>/i.exec(icon);
if (ground === null) throw new Error('icon.svg has no ground');
const [groundElement = '', groundColour = ''] = ground;
const sign = icon.slice(icon.indexOf(groundElement) + groundElement.length, icon.lastIndexOf('</svg>'));

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${content}</svg>`;
const fullGround = `<rect width="512" height="512" fill="${groundColour}"/>`;
const scaled = (content: string, scale: number) =>
  `<g transform="translate(256 256) scale(${scale}) translate(-256 -256)">${content}</g>`;

/** The sign as a hole-free shape of one colour; what has the colour of the ground becomes a gap. */
const ink = (colour: string) =>
  sign.replaceAll(
    /(fill|stroke)="(#[0-9a-f]{3,6})"/gi,
    (_all, kind, value) => `${kind}="${value === groundColour ? '#000' : colour}"`,
  );
const monochrome = (scale: number) =>
  svg(
    `<mask id="m"><rect width="512" height="512"/>${scaled(ink('#fff'), scale)}</mask><rect width="512" height="512" fill="#fff" mask="url(#m)"/>`,
  );

const shortcut = (content: string) =>
  svg(
    `${fullGround.replace('/>', ' rx="116"/>')}<g fill="none" stroke="#fff" stroke-width="36" stroke-linecap="round" stroke-linejoin="round">${content}</g>`,
  );

const drawings: [name: string, edge: number, drawing: string][] = [
  ['icons/tab-64.png', 64, icon],
  ['icons/icon-192.png', 192, icon],
  ['icons/icon-512.png', 512, icon],
  ['icons/maskable-512.png', 512, svg(fullGround + scaled(sign, 0.78))],
  ['icons/monochrome-512.png', 512, monochrome(1.1)],
  ['icons/badge-96.png', 96, monochrome(1.35)],
  ['apple-touch-icon.png', 180, svg(fullGround + scaled(sign, 0.9))],
  ['icons/shortcut-search.png', 96, shortcut('<circle cx="232" cy="232" r="96"/><path d="m304 304 72 72"/>')],
  [
    'icons/shortcut-notifications.png',
    96,
    shortcut('<path d="M160 312v-84a96 96 0 0 1 192 0v84l24 32H136ZM224 392a32 32 0 0 0 64 0"/>'),
  ],
  [
    'icons/shortcut-liked.png',
    96,
    shortcut('<path d="m256 128 40 84 92 12-68 64 18 92-82-46-82 46 18-92-68-64 92-12Z"/>'),
  ],
  [
    'icons/shortcut-subscriptions.png',
    96,
    shortcut('<path d="M144 176h224M144 256h224M144 336h128M344 312v72M308 348h72"/>'),
  ],
];

mkdirSync(join(publicDir, 'icons'), { recursive: true });
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: browserFlags,
});
const page = await browser.newPage();
for (const [name, edge, drawing] of drawings) {
  await page.setViewportSize({ width: edge, height: edge });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${edge}px;height:${edge}px}</style>${drawing}`,
  );
  writeFileSync(join(publicDir, name), await page.screenshot({ omitBackground: true }));
}
await browser.close();
