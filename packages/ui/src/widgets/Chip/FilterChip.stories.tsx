import { places } from '@campus-bell/domain/words/places';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Layers from 'lucide-react/icons/layers';
import { expect, fn, userEvent } from 'storybook/test';
import { containing } from '../../hooks/matches.fake.tsx';
import { guidance } from './FilterChip.guidance.ts';
import { FilterChip } from './FilterChip.tsx';

const meta = {
  title: 'Widgets/FilterChip',
  component: FilterChip,
  args: { pressed: false, onToggle: fn(), children: '소프트웨어학과' },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof FilterChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '소프트웨어학과', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const On: Story = {
  args: { pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};
export const Unread: Story = {
  args: { unread: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: containing('소프트웨어학과', places.unread) }),
    ).toBeVisible();
  },
};

export const OpensAChoice: Story = {
  args: { opens: true, icon: <Layers aria-hidden="true" size="1rem" />, children: '여러 게시판' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '여러 게시판' })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
  },
};
