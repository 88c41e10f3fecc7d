import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from './LinkedText.guidance.ts';
import { LinkedText } from './LinkedText.tsx';

const meta = {
  title: 'Widgets/LinkedText',
  component: LinkedText,
  args: {
    content:
      '2026학년도 1학기 국가장학금 2차 신청을 안내해요.\\n\\n신청: https://www.kosaf.go.kr 에서 3월 16일까지\\n문의: scholar@ajou.ac.kr',
  },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof LinkedText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LinksAndMail: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /www.kosaf.go.kr/ })).toHaveAttribute(
      'href',
      'https://www.kosaf.go.kr/',
    );
    await expect(canvas.getByRole('link', { name: 'scholar@ajou.ac.kr' })).toHaveAttribute(
      'href',
      'mailto:scholar@ajou.ac.kr',
    );
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(3);
  },
};
export const TelephoneNumbers: Story = {
  args: {
    content:
      '문의: 학생지원팀 ☎ 031-219-1501~3 (내선 12)\\n콜센터 1588-1234, 담당자 010-1234-5678\\n접수: 2026-03-04 ~ 2026-03-10, 율곡관 1501호',
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['tel:+82312191501,12', 'tel:15881234', 'tel:+821012345678']);
  },
};
export const PlaceInTheText: Story = {
  args: { mark: { from: 65, to: 71, ref: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3월 16일', { selector: 'mark' })).toBeVisible();
  },
};
/** A deadline that the address of a form says as well. */
export const PlaceInALink: Story = {
  args: { content: '신청 https://forms.example/until=3/10 까지', mark: { from: 27, to: 31, ref: null } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://forms.example/until=3/10');
    await expect(link.closest('mark')).toBeVisible();
  },
};
export const Nothing: Story = {
  args: { content: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('paragraph')).toBeNull();
  },
};
export const UnbrokenAddressInLargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  args: { content: 'https://www.example.ac.kr/notice/view.do?articleNo=1234567890123456789012345678' },
};
