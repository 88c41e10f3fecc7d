import type { Meta, StoryObj } from '@storybook/react-vite';
import Share2 from 'lucide-react/icons/share-2';
import { expect, fn, userEvent } from 'storybook/test';
import { UnreadDot } from '../UnreadBadge/UnreadDot.tsx';
import { guidance } from './IconButton.guidance.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Widgets/IconButton',
  component: IconButton,
  args: { label: '공유하기', icon: <Share2 aria-hidden="true" />, onClick: fn() },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: '공유하기' });
    const { width, height } = button.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const WithDot: Story = { args: { badge: <UnreadDot /> } };
