import { ContrastVerdict } from './ContrastVerdict.tsx';
import { colourPairs, type Role } from './colourPairs.ts';
import { dark, light } from './palettes.ts';
import { line, radius, space } from './space.ts';
import { color } from './theme.css.ts';
import { tabularNumbers, type, weight } from './type.ts';

/** Props of {@link RoleRow}. */
export interface RoleRowProps {
  role: Role;
  /** What it is for, in Korean. */
  purpose: string;
}

/** A role in both designs, and its contrast on each ground that it is used on. */
export function RoleRow({ role, purpose }: RoleRowProps) {
  const pairs = colourPairs.filter(({ ink }) => ink === role);
  return (
    <li
      style={{
        display: 'grid',
        gap: space[3],
        paddingBottom: space[5],
        borderBottom: `${line.hairline} solid ${color.border}`,
      }}
    >
      <div
        style={{ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[5]}`, alignItems: 'center' }}
      >
        <div style={{ flex: '0 0 10rem' }}>
          <p style={{ ...type.body, fontWeight: weight.semibold }}>{role}</p>
          <p style={{ ...type.meta, color: color.textMuted }}>{purpose}</p>
        </div>
        {[
          { name: '밝게', palette: light },
          { name: '어둡게', palette: dark },
        ].map(({ name, palette }) => (
          <div key={name} style={{ display: 'flex', flex: '1 1 9rem', gap: space[2], alignItems: 'center' }}>
            <span
              style={{
                flex: 'none',
                width: space[12],
                height: space[10],
                borderRadius: radius.small,
                background: palette[role],
                boxShadow: `inset 0 0 0 ${line.hairline} ${color.border}`,
              }}
            />
            <span style={{ ...type.meta, ...tabularNumbers }}>
              {name}
              <br />
              <span style={{ color: color.textMuted }}>{palette[role]}</span>
            </span>
          </div>
        ))}
      </div>
      {pairs.length === 0 ? null : (
        <ul
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
            gap: space[2],
          }}
        >
          {pairs.map((pair) => (
            <li
              key={`${pair.ground} ${pair.least}`}
              style={{ ...type.meta, ...tabularNumbers, display: 'flex', gap: space[2] }}
            >
              <span style={{ flex: '0 0 7rem', color: color.textMuted }}>{pair.ground}</span>
              <ContrastVerdict pair={pair} palette={light} />
              <ContrastVerdict pair={pair} palette={dark} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
