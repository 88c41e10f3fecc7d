import { frame } from '@campus-bell/domain/words/frame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from './ExternalLink.guidance.ts';
import { ExternalLink } from './ExternalLink.tsx';

const meta = {
  title: 'Widgets/ExternalLink',
  component: ExternalLink,
  args: { href: 'https://www.ajou.ac.kr/kr/ajou/notice.do', children: '학교 누리집' },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof ExternalLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OpensANewTab: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `학교 누리집 ${frame.newWindow}` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const UnsafeAddress: Story = {
  args: { href: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('학교 누리집')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
