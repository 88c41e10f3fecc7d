import { scale } from './scale.ts';

const { grey, blue, red, green } = scale;

/** The light design: white sheets on a pale desk, one blue. */
export const light = {
  background: grey[50],
  surface: grey[0],
  surfaceRaised: grey[0],
  surfaceSunken: grey[100],
  surfacePressed: grey[50],
  border: grey[200],
  borderStrong: grey[400],
  text: grey[900],
  textMuted: grey[600],
  textFaint: grey[500],
  accent: blue[600],
  accentPressed: blue[700],
  onAccent: grey[0],
  accentText: blue[700],
  accentSoft: blue[100],
  like: blue[600],
  danger: red[600],
  dangerPressed: red[700],
  onDanger: grey[0],
  dangerText: red[700],
  dangerSoft: red[50],
  success: green[600],
  successText: green[700],
  successSoft: green[50],
  unread: red[500],
  unreadTint: blue[50],
  focusRing: blue[600],
  inverse: grey[850],
  onInverse: grey[0],
  scrim: 'rgb(10 13 16 / 0.52)',
  glass: 'rgb(10 13 16 / 0.6)',
  stage: grey[1000],
  onGlass: grey[0],
  skeleton: grey[100],
  shadow: 'rgb(17 21 25 / 0.14)',
} as const;

/** The dark design: surfaces rise in lightness towards the reader, the accent is a step lighter with dark ink on it. */
export const dark: Record<keyof typeof light, string> = {
  background: grey[1000],
  surface: grey[950],
  surfaceRaised: grey[900],
  surfaceSunken: grey[850],
  surfacePressed: grey[900],
  border: grey[850],
  borderStrong: grey[500],
  text: grey[50],
  textMuted: '#b4bcc7',
  textFaint: '#929ca9',
  accent: blue[400],
  accentPressed: blue[300],
  onAccent: grey[1000],
  accentText: blue[300],
  accentSoft: '#172744',
  like: blue[400],
  danger: red[400],
  dangerPressed: red[300],
  onDanger: grey[1000],
  dangerText: red[400],
  dangerSoft: red[950],
  success: green[400],
  successText: green[300],
  successSoft: green[950],
  unread: '#ff6363',
  unreadTint: '#141d2e',
  focusRing: blue[300],
  inverse: grey[100],
  onInverse: grey[950],
  scrim: 'rgb(0 0 0 / 0.66)',
  glass: 'rgb(10 13 16 / 0.66)',
  stage: grey[1000],
  onGlass: grey[0],
  skeleton: grey[850],
  shadow: 'rgb(0 0 0 / 0.5)',
};

/** Every pair of roles that may stand as text on ground; each reaches 4.5:1 in both designs. */
export const textPairs: readonly (readonly [text: keyof typeof light, ground: keyof typeof light])[] = [
  ...(
    ['background', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfacePressed', 'unreadTint'] as const
  ).flatMap((ground) => [['text', ground] as const, ['textMuted', ground] as const]),
  ...(['background', 'surface', 'surfaceRaised', 'surfacePressed', 'unreadTint'] as const).flatMap(
    (ground) => [
      ['textFaint', ground] as const,
      ['accentText', ground] as const,
      ['dangerText', ground] as const,
      ['successText', ground] as const,
      ['accent', ground] as const,
    ],
  ),
  ['onAccent', 'accent'],
  ['onAccent', 'accentPressed'],
  ['accentText', 'accentSoft'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerPressed'],
  ['dangerText', 'dangerSoft'],
  ['successText', 'successSoft'],
  ['onInverse', 'inverse'],
  ['onGlass', 'stage'],
];

/** Pairs that carry meaning without letters (WCAG 1.4.11); each reaches 3:1. */
export const signPairs: typeof textPairs = [
  ['like', 'surface'],
  ['unread', 'surface'],
  ['unread', 'background'],
  ['unread', 'unreadTint'],
  ['focusRing', 'background'],
  ['focusRing', 'surface'],
  ['focusRing', 'surfaceSunken'],
  ['danger', 'surface'],
  ['success', 'surface'],
];
