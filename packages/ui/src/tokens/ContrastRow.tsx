import { ContrastVerdict } from './ContrastVerdict.tsx';
import type { ColourPair } from './colourPairs.ts';
import { dark, light } from './palettes.ts';
import { line, radius, space } from './space.ts';
import { color } from './theme.css.ts';
import { tabularNumbers, type, weight } from './type.ts';

const aims = { '4.5': '글 4.5:1', '3': '표시 3:1', null: '장식' };

/** A pair of colours in both designs, what it has to reach and what it reaches. */
export function ContrastRow({ pair }: { pair: ColourPair }) {
  const { ink, ground, least, where } = pair;
  return (
    <li style={{ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}`, alignItems: 'center' }}>
      {[light, dark].map((palette) => (
        <div
          key={palette.background}
          style={{
            display: 'flex',
            flex: '0 0 9rem',
            gap: space[3],
            alignItems: 'center',
            padding: space[2],
            borderRadius: radius.small,
            border: `${line.hairline} solid ${color.border}`,
            background: color.surface,
          }}
        >
          <Sample ink={palette[ink]} ground={palette[ground]} isText={least === 4.5} />
          <span style={{ ...type.meta, ...tabularNumbers }}>
            <ContrastVerdict pair={pair} palette={palette} />
          </span>
        </div>
      ))}
      <p style={{ ...type.meta, flex: '1 1 16rem', minWidth: 0 }}>
        <span style={{ fontWeight: weight.semibold }}>
          {ink} / {ground}
        </span>{' '}
        <span style={{ color: color.textMuted }}>
          {aims[`${least}`]} · {where}
        </span>
      </p>
    </li>
  );
}

/** What is translucent lies on white here, as a bright picture does. */
function Sample({ ink, ground, isText }: { ink: string; ground: string; isText: boolean }) {
  return (
    <span style={{ flex: 'none', borderRadius: radius.small, background: light.surface }}>
      <span
        style={{
          ...type.body,
          display: 'grid',
          placeItems: 'center',
          width: space[12],
          height: space[8],
          borderRadius: radius.small,
          background: ground,
          color: ink,
          fontWeight: weight.semibold,
        }}
      >
        {isText ? (
          '가나'
        ) : (
          <span style={{ width: space[4], height: space[4], borderRadius: radius.full, background: ink }} />
        )}
      </span>
    </span>
  );
}
