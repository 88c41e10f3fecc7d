import { install } from '@campus-bell/domain/words/install';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guidance } from './InstallPrompt.guidance.ts';
import { InstallPrompt } from './InstallPrompt.tsx';

const meta = {
  title: 'Widgets/InstallPrompt',
  component: InstallPrompt,
  parameters: { guidance },
  args: { open: true, onInstall: fn(), onDismiss: fn() },
} satisfies Meta<typeof InstallPrompt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Install: Story = {
  parameters: { opens: 'InstallPrompt' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: install.install }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

export const Later: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: install.later }));
    await expect(args.onDismiss).toHaveBeenLastCalledWith(false);
  },
};

export const DontShowToday: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByText(install.notToday));
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenLastCalledWith(true);
  },
};

export const LargeText: Story = { globals: { textSize: '200', viewport: { value: 'smallPhone' } } };
