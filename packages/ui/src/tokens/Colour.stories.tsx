import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContrastRow } from './ContrastRow.tsx';
import { type ColourPair, colourPairs, type Role } from './colourPairs.ts';
import { RoleRow } from './RoleRow.tsx';
import { Specimen, Specimens } from './Specimen.tsx';
import { scale } from './scale.ts';
import { radius, space } from './space.ts';
import { color } from './theme.css.ts';
import { type, weight } from './type.ts';

const purposes: Record<Role, string> = {
  background: '화면의 바닥',
  surface: '카드와 막대',
  surfaceRaised: '시트와 대화 상자',
  surfaceSunken: '탭이 놓인 홈',
  surfacePressed: '눌린 카드',
  fill: '칩과 보조 버튼',
  fillPressed: '눌린 보조 버튼',
  border: '가는 선',
  borderStrong: '입력란의 테두리',
  text: '본문',
  textMuted: '덜 중요한 글',
  textFaint: '날짜와 조회 수',
  accent: '주 버튼과 지금 있는 곳',
  accentPressed: '눌린 주 버튼',
  onAccent: '강조색 위의 글',
  accentText: '링크와 칩의 글',
  accentSoft: '옅은 강조 바탕',
  like: '찜한 별',
  danger: '위험한 버튼',
  dangerPressed: '눌린 위험한 버튼',
  onDanger: '위험색 위의 글',
  dangerText: '오류 글',
  dangerSoft: '옅은 위험 바탕',
  success: '성공 표시',
  successText: '성공 글',
  successSoft: '옅은 성공 바탕',
  unread: '읽지 않음 점',
  unreadTint: '읽지 않은 줄의 바탕',
  focusRing: '초점 테두리',
  inverse: '토스트',
  onInverse: '토스트의 글',
  scrim: '대화 상자 뒤',
  glass: '사진 위 버튼의 바탕',
  onGlass: '사진 위 버튼의 글',
  stage: '사진 크게 보기의 바닥',
  skeleton: '불러오는 모양',
  shadow: '떠 있는 것의 그림자',
};

const meta = {
  title: 'Tokens/Colour',
  parameters: {
    layout: 'padded',
    docs: { canvas: { sourceState: 'none' }, story: { inline: false, height: '44rem' } },
  },
} satisfies Meta;
export default meta;

export const Scales: StoryObj = {
  render: () => (
    <Specimens name="색 단계">
      {Object.entries(scale).map(([name, steps]) => (
        <Specimen key={name} name={name} value={`${Object.keys(steps).length}단계`}>
          <ul
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
              gap: space[2],
            }}
          >
            {Object.entries(steps).map(([step, hex]) => (
              <li key={step}>
                <div
                  style={{
                    height: space[12],
                    borderRadius: radius.small,
                    background: hex,
                    boxShadow: `inset 0 0 0 1px ${color.border}`,
                  }}
                />
                <p style={{ ...type.meta, fontWeight: weight.medium }}>{step}</p>
                <p style={{ ...type.caption, color: color.textMuted }}>{hex}</p>
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const Roles: StoryObj = {
  render: () => (
    <Specimens name="색 역할">
      {(Object.keys(purposes) as Role[]).map((role) => (
        <RoleRow key={role} role={role} purpose={purposes[role]} />
      ))}
    </Specimens>
  ),
};

function Pairs({ least }: { least: ColourPair['least'] }) {
  return (
    <ul
      aria-label="함께 쓰는 색"
      style={{ display: 'grid', gap: space[3], maxWidth: '56rem', marginInline: 'auto' }}
    >
      {colourPairs
        .filter((pair) => pair.least === least)
        .map((pair) => (
          <ContrastRow key={`${pair.ink} ${pair.ground}`} pair={pair} />
        ))}
    </ul>
  );
}

export const TextPairs: StoryObj = { render: () => <Pairs least={4.5} /> };

export const SignPairs: StoryObj = { render: () => <Pairs least={3} /> };

export const Decorations: StoryObj = { render: () => <Pairs least={null} /> };
