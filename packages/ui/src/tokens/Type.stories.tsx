import type { Meta, StoryObj } from '@storybook/react-vite';
import { type as styles } from './type.ts';

const meta = { title: 'Tokens/Type', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;

export const Scale: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gap: '1rem' }}>
      {Object.entries(styles).map(([name, style]) => (
        <li key={name}>
          <span style={styles.caption}>
            {name} {style.fontSize}
          </span>
          <p style={style}>2026학년도 1학기 국가장학금 2차 신청 안내 Aa 0123</p>
        </li>
      ))}
    </ul>
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
