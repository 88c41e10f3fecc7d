import type { ColourPair, Role } from './colourPairs.ts';
import { contrast } from './contrast.ts';
import { color } from './theme.css.ts';
import { weight } from './type.ts';

/** Props of {@link ContrastVerdict}. */
export interface ContrastVerdictProps {
  pair: ColourPair;
  palette: Record<Role, string>;
}

/** The contrast of a pair and whether it is enough: AA, or nothing to reach. */
export function ContrastVerdict({ pair: { ink, ground, least }, palette }: ContrastVerdictProps) {
  const ratio = contrast(palette[ink], palette[ground]);
  return (
    <span style={{ flex: '0 0 4.5rem', whiteSpace: 'nowrap' }}>
      {ratio.toFixed(2)}{' '}
      {least === null ? null : (
        <strong
          style={{
            color: ratio >= least ? color.successText : color.dangerText,
            fontWeight: weight.semibold,
          }}
        >
          {ratio >= least ? 'AA' : '부족'}
        </strong>
      )}
    </span>
  );
}
