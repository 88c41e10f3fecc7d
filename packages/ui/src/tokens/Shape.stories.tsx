import type { Meta, StoryObj } from '@storybook/react-vite';
import { radius, space } from './space.ts';
import { color } from './theme.css.ts';
import { type } from './type.ts';

const meta = { title: 'Tokens/Shape', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;

export const Space: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gap: space[2] }}>
      {Object.entries(space).map(([step, distance]) => (
        <li key={step} style={{ display: 'flex', alignItems: 'center', gap: space[3] }}>
          <span style={{ ...type.meta, width: '6rem' }}>
            {step}: {distance}
          </span>
          <span style={{ height: space[4], width: distance, background: color.accent }} />
        </li>
      ))}
    </ul>
  ),
};

export const Radii: StoryObj = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: space[4] }}>
      {Object.entries(radius).map(([name, corner]) => (
        <li key={name} style={{ ...type.meta, textAlign: 'center' }}>
          <span
            style={{
              display: 'block',
              width: '5rem',
              height: '5rem',
              borderRadius: corner,
              background: color.accentSoft,
            }}
          />
          {name}
        </li>
      ))}
    </ul>
  ),
};
