import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen, Specimens } from './Specimen.tsx';
import { color } from './theme.css.ts';
import { type as styles, tabularNumbers, weight } from './type.ts';

const meta = {
  title: 'Tokens/Type',
  parameters: {
    layout: 'padded',
    docs: { canvas: { sourceState: 'none' }, story: { inline: false, height: '44rem' } },
  },
} satisfies Meta;
export default meta;

type StyleName = keyof typeof styles;

const notes: Record<StyleName, string> = {
  caption: '칩, 배지, 사진 설명',
  tab: '아래 막대의 이름',
  meta: '날짜, 조회 수, 도움말',
  body: '보통 글, 입력란의 이름',
  reading: '공지 본문',
  card: '카드 제목',
  button: '큰 버튼',
  section: '묶음과 대화 상자의 제목',
  page: '화면의 제목',
};

function measures(name: StyleName): string {
  const style: { fontSize: string; lineHeight: number; fontWeight?: number; letterSpacing?: string } =
    styles[name];
  const { fontSize, lineHeight, fontWeight = weight.regular, letterSpacing } = style;
  return [
    sizeInPx(fontSize),
    `줄 ${lineHeight}`,
    `굵기 ${fontWeight}`,
    letterSpacing && `자간 ${letterSpacing}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Rem with what it is at the ordinary text size. */
function sizeInPx(fontSize: string): string {
  return fontSize.replace(/([\d.]+)rem/, (rem, number) => `${rem} (${Number(number) * 16}px)`);
}

export const Scale: StoryObj = {
  render: () => (
    <Specimens name="글자">
      {(Object.keys(styles) as StyleName[]).map((name) => (
        <Specimen key={name} name={name} value={measures(name)} note={notes[name]}>
          <p style={styles[name]}>2026학년도 1학기 국가장학금 2차 신청 안내, 3월 16일 18시까지 Aa 0123</p>
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const Weights: StoryObj = {
  render: () => (
    <Specimens name="굵기">
      {Object.entries(weight).map(([name, fontWeight]) => (
        <Specimen key={name} name={name} value={String(fontWeight)}>
          <p style={{ ...styles.section, fontWeight }}>새 글이 올라오면 바로 알려 드려요</p>
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const TabularNumbers: StoryObj = {
  render: () => (
    <Specimens name="숫자">
      <Specimen name="tabularNumbers" value={tabularNumbers.fontVariantNumeric} note="조회 수, 배지, 시각">
        {['11:11', '20:48', '1,117', '8,888'].map((figures) => (
          <p key={figures} style={{ ...styles.section, ...tabularNumbers }}>
            {figures} <span style={{ color: color.textMuted }}>개</span>
          </p>
        ))}
      </Specimen>
    </Specimens>
  ),
};

export const LineBreaking: StoryObj = {
  globals: { viewport: { value: 'smallPhone' }, textSize: '200' },
  render: () => (
    <>
      <p style={styles.card}>소프트웨어융합대학 사이버보안학과 신입생 오리엔테이션 안내</p>
      <p style={styles.body}>
        띄어쓰기없이이어지는아주긴한국어문장이와도화면밖으로넘치지않아야해요정말로요그렇죠
      </p>
      <p style={styles.body}>https://www.example.ac.kr/notice/view.do?articleNo=12345678901234567890</p>
    </>
  ),
};
