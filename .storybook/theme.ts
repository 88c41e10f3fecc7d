import { create } from 'storybook/theming/create';
import { light } from '../packages/ui/src/tokens/palettes.ts';
import { radius } from '../packages/ui/src/tokens/space.ts';
import { fontFamily } from '../packages/ui/src/tokens/type.ts';

const sign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="28" height="28"><rect width="512" height="512" rx="116" fill="${light.accent}"/><path d="M256 104c-66 0-112 50-112 116v62c0 20-8 38-22 52-8 8-2 24 10 24h248c12 0 18-16 10-24-14-14-22-32-22-52v-62c0-66-46-116-112-116Z" fill="${light.onAccent}"/><path d="M216 382a40 40 0 0 0 80 0Z" fill="${light.onAccent}"/></svg>`;
const brand = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="28">${sign}<text x="38" y="20" font-family="${fontFamily}" font-size="17" font-weight="700" fill="${light.text}">캠퍼스벨</text></svg>`;

/** Storybook in the colours and letters of the app. */
export const theme = create({
  base: 'light',
  brandTitle: '캠퍼스벨',
  brandImage: `data:image/svg+xml,${encodeURIComponent(brand)}`,
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: light.accent,
  colorSecondary: light.accent,
  appBg: light.background,
  appContentBg: light.surface,
  appPreviewBg: light.surface,
  appBorderColor: light.border,
  appBorderRadius: Number.parseInt(radius.small, 10),
  fontBase: fontFamily,
  textColor: light.text,
  textMutedColor: light.textMuted,
  barBg: light.surface,
  barTextColor: light.textMuted,
  barHoverColor: light.accent,
  barSelectedColor: light.accent,
  inputBorder: light.borderStrong,
  inputTextColor: light.text,
});
