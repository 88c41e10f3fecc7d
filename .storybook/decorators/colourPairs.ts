import { colourPairs } from '../../packages/ui/src/tokens/colourPairs.ts';
import { light } from '../../packages/ui/src/tokens/palettes.ts';
import { seenColours } from './seenColours.ts';

const roles = Object.keys(light);

/** Every text and sign of a tested story stands on a ground that the list of colour pairs knows. */
export function checkColourPairs({ title }: { title: string }) {
  if (title.startsWith('Tokens/')) return;
  const unlisted = seenColours(roles).filter(
    ({ kind, ink, ground }) =>
      !colourPairs.some(
        (pair) =>
          pair.ink === ink && pair.ground === ground && (pair.least ?? 0) >= (kind === 'text' ? 4.5 : 3),
      ),
  );
  if (unlisted.length === 0) return;
  const said = unlisted.map(({ kind, ink, ground, at }) => `${kind} ${ink} on ${ground}: ${at}`);
  throw new Error(`Not in tokens/colourPairs.ts:\n${said.join('\n')}`);
}
