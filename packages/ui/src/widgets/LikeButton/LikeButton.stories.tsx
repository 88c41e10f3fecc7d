import { countLabel } from '@campus-bell/domain/countLabel';
import { card } from '@campus-bell/domain/words/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { startingWith } from '../../hooks/matches.fake.tsx';
import { guidance } from './LikeButton.guidance.ts';
import { LikeButton } from './LikeButton.tsx';

const meta = {
  title: 'Widgets/LikeButton',
  component: LikeButton,
  args: { liked: false, title: '교내 우체국 영업시간 변경 안내', count: 24, onToggleLike: fn() },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof LikeButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotLiked: Story = {
  play: async ({ args, canvas }) => {
    const named = { name: card.likes({ count: 24, title: args.title }), pressed: false };
    await userEvent.click(canvas.getByRole('button', named));
    await expect(args.onToggleLike).toHaveBeenCalledOnce();
  },
};
export const Liked: Story = {
  args: { liked: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: startingWith(card.likes({ count: 24, title: '' })), pressed: true }),
    ).toBeVisible();
  },
};
export const UnderWay: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { busy: true }));
    await expect(args.onToggleLike).not.toHaveBeenCalled();
  },
};
export const DoubleClicked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(
      canvas.getByRole('button', { name: startingWith(card.likes({ count: 24, title: '' })) }),
    );
    await expect(args.onToggleLike).toHaveBeenCalledOnce();
  },
};
export const ManyLikes: Story = {
  args: { count: 12_345 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: startingWith(card.likes({ count: 12_345, title: '' })) }),
    ).toHaveTextContent(countLabel(12_345));
  },
};
export const Large: Story = { args: { extent: 'large', liked: true } };
