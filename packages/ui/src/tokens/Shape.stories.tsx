import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen, Specimens } from './Specimen.tsx';
import { shadow } from './shadow.ts';
import { line, radius, size, space } from './space.ts';
import { color } from './theme.css.ts';

const meta = {
  title: 'Tokens/Shape',
  parameters: {
    layout: 'padded',
    docs: { canvas: { sourceState: 'none' }, story: { inline: false, height: '44rem' } },
  },
} satisfies Meta;
export default meta;

const radiusNotes: Record<keyof typeof radius, string> = {
  small: '칩, 입력란',
  medium: '카드, 버튼, 섬네일',
  large: '시트, 대화 상자',
  full: '배지, 점, 고르는 칩',
};

const shadowNotes: Record<keyof typeof shadow, string> = {
  tab: '열린 탭',
  bar: '글 아래의 할 일 막대',
  toast: '토스트',
  menu: '메뉴',
  dialog: '대화 상자, 확인 창',
  sheet: '아래에서 올라온 시트',
};

const withoutColour = (value: string) => value.replace(` ${color.shadow}`, '');

export const Space: StoryObj = {
  render: () => (
    <Specimens name="간격">
      {Object.entries(space).map(([step, distance]) => (
        <Specimen key={step} name={step} value={distance}>
          <div style={{ height: space[4], width: distance, background: color.accent }} />
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const Radii: StoryObj = {
  render: () => (
    <Specimens name="모서리">
      {Object.entries(radius).map(([name, corner]) => (
        <Specimen key={name} name={name} value={corner} note={radiusNotes[name as keyof typeof radius]}>
          <div
            style={{
              width: '8rem',
              height: '5rem',
              borderRadius: corner,
              border: `${line.hairline} solid ${color.borderStrong}`,
              background: color.surface,
            }}
          />
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const Shadows: StoryObj = {
  render: () => (
    <Specimens name="그림자">
      {Object.entries(shadow).map(([name, cast]) => (
        <Specimen
          key={name}
          name={name}
          value={withoutColour(cast)}
          note={shadowNotes[name as keyof typeof shadow]}
        >
          <div
            style={{
              width: '10rem',
              height: '5rem',
              margin: space[4],
              borderRadius: radius.medium,
              background: color.surfaceRaised,
              boxShadow: cast,
            }}
          />
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const Lines: StoryObj = {
  render: () => (
    <Specimens name="선">
      {Object.entries(line).map(([name, width]) => (
        <Specimen key={name} name={name} value={width}>
          <div style={{ borderTop: `${width} solid ${color.text}` }} />
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const Sizes: StoryObj = {
  render: () => (
    <Specimens name="크기">
      {Object.entries(size).map(([name, extent]) => (
        <Specimen key={name} name={name} value={extent}>
          <div
            style={{
              width: extent,
              maxWidth: '100%',
              height: space[3],
              background: color.accent,
              borderRadius: line.ring,
            }}
          />
        </Specimen>
      ))}
    </Specimens>
  ),
};
