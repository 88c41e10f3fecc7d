import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { media } from './media.ts';
import { fullMotion, reducedMotion } from './motion.ts';
import { dark, light } from './palettes.ts';
import { space } from './space.ts';

const roleNames = Object.fromEntries(Object.keys(light).map((role) => [role, role])) as {
  [Role in keyof typeof light]: string;
};

/** Colour by role; what each stands for is on the page Tokens/Colour. */
export const color = createGlobalThemeContract(roleNames, (_value, path) => `color-${path.join('-')}`);

/** Durations and the easing, which follow the reader's wish for less motion. */
export const motion = createGlobalThemeContract(
  { press: null, page: null, slide: null, ring: null, turn: null, travel: null, easing: null },
  (_value, path) => `motion-${path.join('-')}`,
);

/**
 * Edges of the page: the gutter beside the content, what the device keeps for itself, what fixed bars take, what
 * the on-screen keyboard covers and the height it leaves.
 */
export const edge = createGlobalThemeContract(
  {
    gutter: null,
    safeTop: null,
    safeBottom: null,
    navigation: null,
    rail: null,
    actions: null,
    keyboard: null,
    visible: null,
  },
  (_value, path) => `edge-${path.join('-')}`,
);

function inTheme(selector: string, vars: Record<string, string>, scheme?: 'light' | 'dark') {
  const rule = scheme === undefined ? { vars } : { vars, colorScheme: scheme };
  globalStyle(selector, { '@layer': { [layers.theme]: rule } });
}

function inThemeWhen(
  condition: string,
  selector: string,
  vars: Record<string, string>,
  scheme?: 'light' | 'dark',
) {
  const rule = scheme === undefined ? { vars } : { vars, colorScheme: scheme };
  globalStyle(selector, { '@layer': { [layers.theme]: { '@media': { [condition]: rule } } } });
}

inTheme(':root', assignVars(color, light), 'light');
inThemeWhen(media.dark, ':root:not([data-theme="light"])', assignVars(color, dark), 'dark');
inTheme(':root[data-theme="dark"]', assignVars(color, dark), 'dark');

inTheme(':root', assignVars(motion, fullMotion));
inThemeWhen(media.reducedMotion, ':root:not([data-motion="full"])', assignVars(motion, reducedMotion));
inTheme(':root[data-motion="reduced"]', assignVars(motion, reducedMotion));

inTheme(
  ':root',
  assignVars(edge, {
    gutter: space[5],
    safeTop: 'env(safe-area-inset-top, 0px)',
    safeBottom: 'env(safe-area-inset-bottom, 0px)',
    navigation: '0px',
    rail: '0px',
    actions: '0px',
    keyboard: '0px',
    visible: '100dvh',
  }),
);
inThemeWhen(media.narrow, ':root', { [edge.gutter]: space[4] });
