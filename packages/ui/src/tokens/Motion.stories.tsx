import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { useReducedMotion } from '../hooks/useReducedMotion.ts';
import { Button } from '../widgets/Button/Button.tsx';
import { fullMotion, reducedMotion } from './motion.ts';
import { Specimen, Specimens } from './Specimen.tsx';
import { radius, space } from './space.ts';
import { color } from './theme.css.ts';
import { type } from './type.ts';

type Duration = Exclude<keyof typeof fullMotion, 'travel' | 'easing'>;

const durations: Record<Duration, string> = {
  press: '누를 때, 색이 바뀔 때',
  page: '시트와 대화 상자, 화면',
  slide: '다음 배너, 다음 사진',
  ring: '새로 구독한 종이 울려요',
  turn: '도는 고리 한 바퀴',
};

const meta = {
  title: 'Tokens/Motion',
  parameters: {
    layout: 'padded',
    docs: { canvas: { sourceState: 'none' }, story: { inline: false, height: '44rem' } },
  },
} satisfies Meta;
export default meta;

const sideStep: Keyframe[] = [{ left: '0%' }, { left: `calc(100% - ${space[10]})` }];

/** A square that goes across in the time of a token. */
function Runner({ name }: { name: Duration }) {
  const square = useRef<HTMLDivElement>(null);
  const isReduced = useReducedMotion();
  const play = () => {
    square.current?.animate(sideStep, {
      duration: Number.parseInt(fullMotion[name], 10),
      easing: fullMotion.easing,
      fill: 'forwards',
    });
  };
  return (
    <div style={{ display: 'flex', gap: space[4], alignItems: 'center' }}>
      <div
        style={{
          position: 'relative',
          flex: 1,
          height: space[10],
          borderRadius: radius.small,
          background: color.surfaceSunken,
        }}
      >
        <div
          ref={square}
          style={{
            position: 'absolute',
            left: 0,
            width: space[10],
            height: space[10],
            borderRadius: radius.small,
            background: color.accent,
          }}
        />
      </div>
      {isReduced ? (
        <p style={{ ...type.meta, color: color.textMuted }}>줄인 동안 멈춰요</p>
      ) : (
        <Button tone="neutral" extent="medium" aria-label={`${name} 재생`} onClick={play}>
          재생
        </Button>
      )}
    </div>
  );
}

function Table() {
  return (
    <Specimens name="움직임">
      {(Object.keys(durations) as Duration[]).map((name) => (
        <Specimen
          key={name}
          name={name}
          value={`${fullMotion[name]} → 줄이면 ${reducedMotion[name]}`}
          note={durations[name]}
        >
          <Runner name={name} />
        </Specimen>
      ))}
      <Specimen
        name="travel"
        value={`${fullMotion.travel} → 줄이면 ${reducedMotion.travel}`}
        note="옮겨 가는 거리에 곱해요"
      >
        <p style={type.body}>0이면 제자리에서 나타나요.</p>
      </Specimen>
      <Specimen name="easing" value={fullMotion.easing} note="하나뿐이에요">
        <Curve />
      </Specimen>
    </Specimens>
  );
}

/** The easing drawn: time to the right, way upwards. */
function Curve() {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...fullMotion.easing.matchAll(/[\d.]+/g)].map(([figure]) =>
    Number(figure),
  );
  return (
    <svg
      viewBox="-5 -5 110 110"
      style={{ width: '8rem', height: '8rem' }}
      role="img"
      aria-label="빠르게 떠나 천천히 멈춰요"
    >
      <path d="M0 0V100H100" fill="none" stroke={color.borderStrong} />
      <path
        d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
        fill="none"
        stroke={color.accent}
        strokeWidth="3"
      />
    </svg>
  );
}

export const FullMotion: StoryObj = { render: () => <Table /> };

export const ReducedMotion: StoryObj = { globals: { motion: 'reduced' }, render: () => <Table /> };
