import type { Meta, StoryObj } from '@storybook/react-vite';
import { shadow } from './shadow.ts';
import { line, radius, space } from './space.ts';
import { color } from './theme.css.ts';
import { tabularNumbers, type, weight } from './type.ts';
import { zIndex } from './zIndex.ts';

const meta = {
  title: 'Tokens/Layers',
  parameters: {
    layout: 'padded',
    docs: { canvas: { sourceState: 'none' }, story: { inline: false, height: '44rem' } },
  },
} satisfies Meta;
export default meta;

type Layer = keyof typeof zIndex;

const notes: Record<Layer, string> = {
  raised: '카드의 별, 사진 위의 단추',
  stickyBar: '위에 붙는 막대',
  opening: '탭한 글의 머리. 글 화면이 그려질 때까지 목록을 덮어요',
  navigation: '아래 막대, 옆 막대',
  actionBar: '할 일 막대. 아래 막대 위에, 자리가 모자라면 그 오른쪽 자리에 놓여요',
  dialog: '대화 상자와 시트, 그 뒤의 그늘',
  alert: '확인 창과 메뉴. 대화 상자 위에도 떠요',
  toast: '토스트. 보이는 것 가운데 언제나 맨 위예요',
  shield: '보이지 않는 막. 잘못 이어진 탭을 잠깐 막아요',
};

const highestFirst = (Object.entries(zIndex) as [Layer, number][]).sort(([, a], [, b]) => b - a);

export const Order: StoryObj = {
  render: () => (
    <ol aria-label="겹치는 차례, 맨 위부터" style={{ maxWidth: '36rem', marginInline: 'auto' }}>
      {highestFirst.map(([name, level], at) => (
        <li
          key={name}
          style={{
            position: 'relative',
            zIndex: level,
            display: 'flex',
            gap: space[4],
            alignItems: 'baseline',
            marginTop: at === 0 ? 0 : `calc(-1 * ${space[1]})`,
            marginInline: `calc(${at} * ${space[2]})`,
            padding: `${space[4]} ${space[5]}`,
            border: `${line.hairline} solid ${color.border}`,
            borderRadius: radius.medium,
            background: color.surfaceRaised,
            boxShadow: shadow.toast,
          }}
        >
          <span style={{ ...type.section, ...tabularNumbers, flex: '0 0 2rem', color: color.accentText }}>
            {level}
          </span>
          <span>
            <span style={{ ...type.body, display: 'block', fontWeight: weight.semibold }}>{name}</span>
            <span style={{ ...type.meta, color: color.textMuted }}>{notes[name]}</span>
          </span>
        </li>
      ))}
    </ol>
  ),
};
