import type { ReactNode } from 'react';
import { space } from './space.ts';
import { color } from './theme.css.ts';
import { tabularNumbers, type, weight } from './type.ts';

/** Tokens of one kind, one below the other. */
export function Specimens({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ul
      aria-label={name}
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space[5],
        maxWidth: '56rem',
        marginInline: 'auto',
      }}
    >
      {children}
    </ul>
  );
}

/** Props of {@link Specimen}. */
export interface SpecimenProps {
  /** Name of the token. */
  name: string;
  /** Its value or values. */
  value: string;
  /** What it is for, in Korean. */
  note?: string;
  /** The token at work. */
  children: ReactNode;
}

/** One token: its name, its value, and how it looks. */
export function Specimen({ name, value, note, children }: SpecimenProps) {
  return (
    <li style={{ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[5]}`, alignItems: 'center' }}>
      <div style={{ flex: '0 0 10rem' }}>
        <p style={{ ...type.body, fontWeight: weight.semibold }}>{name}</p>
        <p style={{ ...type.meta, ...tabularNumbers, color: color.textMuted }}>{value}</p>
        {note === undefined ? null : <p style={{ ...type.meta, color: color.textMuted }}>{note}</p>}
      </div>
      <div style={{ flex: '1 1 15rem', minWidth: 0 }}>{children}</div>
    </li>
  );
}
