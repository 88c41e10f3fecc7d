import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ColourPair, colourPairs, type Role } from './colourPairs.ts';
import { contrast } from './contrast.ts';
import { dark, light } from './palettes.ts';
import { type AppliedStyle, stylesOf } from './stylesOf.ts';

const needed = colourPairs.filter((pair): pair is ColourPair & { least: number } => pair.least !== null);

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s palette', (_name, palette) => {
  it.each(needed)('shows $ink on $ground at $least:1 or more ($where)', ({ ink, ground, least }) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(least);
  });
});

describe('contrast', () => {
  it('is that of WCAG 2', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('takes what lies under a translucent ground into account', () => {
    expect(contrast('#ffffff', 'rgb(0 0 0 / 0.5)')).toBeCloseTo(contrast('#ffffff', '#808080'), 1);
  });
});

describe('the list of pairs', async () => {
  const source = join(import.meta.dirname, '..');
  const files = globSync('**/*.css.ts', { cwd: source });
  const styles: AppliedStyle[] = [];
  for (const file of files) styles.push(...(await stylesOf(join(source, file))));

  const roles = new Set(Object.keys(light));
  const listed = new Set(colourPairs.map(({ ink, ground }) => `${ink} on ${ground}`));
  const roleOf = (value: string | undefined) => {
    const role = /^var\(--color-(\w+)\)$/.exec(value ?? '')?.[1];
    return role !== undefined && roles.has(role) ? (role as Role) : undefined;
  };
  const edgeOf = (value: string | undefined) => roleOf(/var\(--color-\w+\)/.exec(value ?? '')?.[0]);
  const usesOf = (pick: (declarations: Record<string, string>) => Role | undefined) =>
    styles.map(({ declarations }) => ({ ink: pick(declarations), ground: roleOf(declarations.background) }));
  const unlisted = (uses: { ink: Role | undefined; ground: Role | undefined }[]) => [
    ...new Set(
      uses
        .filter(({ ink, ground }) => ink !== undefined && ground !== undefined && ink !== ground)
        .map(({ ink, ground }) => `${ink} on ${ground}`)
        .filter((pair) => !listed.has(pair)),
    ),
  ];

  it('reads the style files', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(styles.length).toBeGreaterThan(500);
  });

  it('has each colour that a rule sets together with its ground, pressed and hovered states included', () => {
    const inks = usesOf(({ color, visibility }) => (visibility === 'hidden' ? undefined : roleOf(color)));
    expect(unlisted(inks)).toEqual(hiddenUntilTicked);
  });

  it('has each edge that a rule draws around its ground', () => {
    const drawn = ['border', 'borderTop', 'borderBottom', 'borderRight', 'outline'];
    for (const edge of drawn) {
      const edges = usesOf(({ borderColor, ...rest }) => edgeOf(borderColor ?? rest[edge]));
      expect(unlisted(edges)).toEqual([]);
    }
  });

  it('has each role that a rule sets as a colour, on some ground', () => {
    const inks = new Set(colourPairs.map(({ ink }) => ink));
    const used = styles
      .map(({ declarations }) => roleOf(declarations.color))
      .filter((role) => role !== undefined);
    expect([...new Set(used)].filter((role) => !inks.has(role))).toEqual([]);
  });

  it('names no pair twice for the same purpose', () => {
    const purposes = colourPairs.map(({ ink, ground, least }) => `${ink} on ${ground} at ${least}`);
    expect(new Set(purposes).size).toBe(purposes.length);
  });
});

/** The tick of a box that is not ticked: it is there, but hidden. */
const hiddenUntilTicked = ['onAccent on surface'];
