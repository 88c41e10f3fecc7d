import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { guidance } from './AppLink.guidance.ts';
import { AppLink } from './AppLink.tsx';

const meta = {
  title: 'Widgets/AppLink',
  component: AppLink,
  args: { href: '/liked', children: '찜한 글 보기' },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof AppLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PlainClickNavigates: Story = {
  play: async ({ canvas, loaded }) => {
    const link = canvas.getByRole('link', { name: '찜한 글 보기' });
    await expect(link).toHaveAttribute('href', '/liked');
    await userEvent.click(link);
    await expect(loaded.spies.navigate).toHaveBeenCalledWith('/liked');
  },
};

export const ReplacesTheEntry: Story = {
  args: { replace: true },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(loaded.spies.navigate).toHaveBeenCalledWith('/liked', { replace: true });
  },
};

export const ModifiedClickIsTheBrowsers: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    let wasPrevented = true;
    const stop = (event: Event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    canvasElement.ownerDocument.addEventListener('click', stop, { once: true });
    await fireEvent.click(canvas.getByRole('link'), { ctrlKey: true });
    await expect(wasPrevented).toBe(false);
    await expect(loaded.spies.navigate).not.toHaveBeenCalled();
  },
};
