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
export const PlaceInTheText: Story = {
  args: { mark: { from: 65, to: 71, ref: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3월 16일', { selector: 'mark' })).toBeVisible();
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
