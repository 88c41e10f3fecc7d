import type { light } from './palettes.ts';

/** What a colour is for. */
export type Role = keyof typeof light;

/** A role that stands on another one somewhere in the app. */
export interface ColourPair {
  ink: Role;
  ground: Role;
  /** Least contrast: 4.5 for text (WCAG 1.4.3), 3 for signs and edges (1.4.11), none where nothing depends on it. */
  least: 4.5 | 3 | null;
  where: string;
}

const on = (least: ColourPair['least'], ink: Role, grounds: Partial<Record<Role, string>>): ColourPair[] =>
  Object.entries(grounds).map(([ground, where]) => ({ ink, ground: ground as Role, least, where }));

const text = (ink: Role, grounds: Partial<Record<Role, string>>) => on(4.5, ink, grounds);
const sign = (ink: Role, grounds: Partial<Record<Role, string>>) => on(3, ink, grounds);
const free = (ink: Role, grounds: Partial<Record<Role, string>>) => on(null, ink, grounds);

/** Words; their pair holds for the signs beside them too. */
const words: ColourPair[] = [
  ...text('text', {
    background: 'titles and text of a page',
    surface: 'cards, fields, rows',
    surfaceRaised: 'dialogs, sheets, menus',
    surfaceSunken: 'read-only fields, an open menu’s button',
    surfacePressed: 'a pressed card or row',
    fill: 'neutral buttons, a pressed icon button or option, the controls below a small picture',
    fillPressed: 'a pressed neutral button',
    unreadTint: 'an unread card or notification',
  }),
  ...text('textMuted', {
    background: 'leads and hints',
    surface: 'previews, filter chips, statements',
    surfaceRaised: 'what a dialog says under its title',
    surfaceSunken: 'tabs that are not open, notes of the guide',
    surfacePressed: 'a pressed card or filter chip',
    fill: 'board chips, a button whose condition is not met',
    unreadTint: 'the preview of an unread card',
  }),
  ...text('textFaint', {
    background: 'the end of a list, day groups',
    surface: 'dates and views, placeholders, tabs of the bottom navigation',
    surfaceRaised: 'groups of a sheet, placeholders in a dialog',
    surfacePressed: 'dates of a pressed card',
    unreadTint: 'dates of an unread card',
  }),
  ...text('accent', { surface: 'the present tab of the bottom navigation' }),
  ...text('like', {
    background: 'the star and its number on a page',
    surface: 'the star and its number on a card',
    surfacePressed: 'on a pressed card',
    surfaceRaised: 'in the action bar',
    unreadTint: 'on an unread card',
    fill: 'a pressed star',
  }),
  ...text('accentText', {
    background: 'links and quiet buttons on a page',
    surface: 'links in a text, the rank of a card, a chosen option',
    surfaceRaised: 'quiet buttons and the chosen option of a dialog',
    surfaceSunken: 'counts of tabs',
    surfacePressed: 'the rank of a pressed card',
    fill: 'a pressed chosen option',
    unreadTint: 'the keyword of an unread notification',
    accentSoft: 'soft buttons, keyword chips, a pressed filter chip, a pressed quiet button',
  }),
  ...text('onAccent', {
    accent: 'primary buttons, ticks, step numbers',
    accentPressed: 'a pressed primary button',
  }),
  ...text('onDanger', {
    danger: 'dangerous buttons, the badge',
    dangerPressed: 'a pressed dangerous button',
  }),
  ...text('dangerText', {
    background: 'errors of a form on a page',
    surface: 'errors of a form on a card',
    surfaceRaised: 'errors of a form in a dialog, dangerous actions of a menu',
    surfaceSunken: 'a highlighted dangerous action of a menu',
    dangerSoft: 'the chip of something unread or failed',
  }),
  ...text('successText', {
    surface: 'what is done in the withdrawal',
    successSoft: 'the installed app in the guide, the chip of something passed',
  }),
  ...text('onInverse', { inverse: 'toasts and the offline banner in every tone' }),
  ...text('onGlass', {
    stage: 'signs and words on the picture viewer',
    glass: 'arrows, counter and pause over a picture, on white at worst',
  }),
];

/** Signs that carry a meaning without words, and edges that say where a field is. */
const signs: ColourPair[] = [
  ...sign('textFaint', {
    fill: 'the sign of a missing picture',
    surfaceSunken: 'the arrow of an open menu’s button',
  }),
  ...sign('accent', {
    background: 'the ring of a running login, the edge of a focused field',
    surface: 'the edge of a chosen option or field',
    accentSoft: 'the edge of a pressed filter chip',
    surfaceRaised: 'the tick of a chosen option',
    surfaceSunken: 'the tick of a highlighted option',
    fill: 'the tick of a pressed option',
  }),
  ...sign('unread', {
    background: 'the dot of a tab or chip',
    surface: 'the dot of the bottom navigation',
    surfaceSunken: 'the dot of a closed tab',
    accentSoft: 'the dot of a pressed filter chip',
    unreadTint: 'the dot of an unread notification',
  }),
  ...sign('success', { surface: 'a passed check', surfaceRaised: 'what works in another app’s browser' }),
  ...sign('danger', {
    background: 'the edge of a wrong field on a page',
    surface: 'a failed check, the edge of a wrong field',
    surfaceRaised: 'what does not work in another app’s browser',
  }),
  ...sign('borderStrong', {
    background: 'fields on a page, dots of a gallery',
    surface: 'fields on a card, boxes to tick',
    surfaceRaised: 'fields in a dialog',
    surfacePressed: 'a pressed field',
  }),
  ...sign('focusRing', {
    background: 'whatever has the focus on a page',
    surface: 'on a card',
    surfaceRaised: 'in a dialog',
    surfaceSunken: 'a tab',
    unreadTint: 'an unread row',
    stage: 'in the picture viewer',
  }),
];

/** Pairs of which nothing depends: a hairline between things, a shape without a word, what is not there yet. */
const decorations: ColourPair[] = [
  ...free('border', {
    background: 'hairlines and the outline of cards',
    surface: 'hairlines of a group',
    surfaceRaised: 'hairlines of a dialog',
    surfacePressed: 'the outline of a pressed card',
    surfaceSunken: 'the outline of an open menu’s button',
    accentSoft: 'gives way to the accent when a chip is pressed',
  }),
  ...free('borderStrong', {
    surfaceSunken: 'the Google button in the moment it is pressed; its words name it',
  }),
  ...free('accentSoft', { unreadTint: 'the outline of an unread card' }),
  ...free('skeleton', { background: 'what is on its way', surface: 'what is on its way' }),
];

/** Every pair of roles in use, with what it has to reach in both designs. */
export const colourPairs: readonly ColourPair[] = [...words, ...signs, ...decorations];
