import type { Meta, StoryObj } from '@storybook/react-vite';
import { type light, textPairs } from './palettes.ts';
import { color } from './theme.css.ts';
import { type } from './type.ts';

type Role = keyof typeof light;

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

const meta = { title: 'Tokens/Colour', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;

export const Roles: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gap: '0.75rem' }}>
      {(Object.keys(purposes) as Role[]).map((role) => (
        <li key={role} style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
          <span
            style={{
              flex: 'none',
              width: '3rem',
              height: '2rem',
              borderRadius: '0.5rem',
              background: color[role],
              boxShadow: `inset 0 0 0 1px ${color.border}`,
            }}
          />
          <span>
            <strong>{role}</strong>
            <br />
            <span style={{ ...type.meta, color: color.textMuted }}>{purposes[role]}</span>
          </span>
        </li>
      ))}
    </ul>
  ),
};

export const TextPairs: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gap: '0.25rem' }}>
      {textPairs.map(([text, ground]) => (
        <li
          key={`${text} ${ground}`}
          style={{ padding: '0.5rem 0.75rem', background: color[ground], color: color[text] }}
        >
          {text} / {ground}
        </li>
      ))}
    </ul>
  ),
};
