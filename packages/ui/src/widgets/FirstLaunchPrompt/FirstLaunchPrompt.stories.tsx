import { firstLaunch } from '@campus-bell/domain/words/firstLaunch';
import { way } from '@campus-bell/domain/words/way';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guidance } from './FirstLaunchPrompt.guidance.ts';
import { FirstLaunchPrompt } from './FirstLaunchPrompt.tsx';

const meta = {
  title: 'Widgets/FirstLaunchPrompt',
  component: FirstLaunchPrompt,
  parameters: { guidance },
  args: {
    open: true,
    permission: 'default',
    busy: false,
    onAccept: fn(),
    onClose: fn(),
    healthHref: '/guide#push-check',
  },
} satisfies Meta<typeof FirstLaunchPrompt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PermissionDefault: Story = {
  parameters: { opens: 'FirstLaunchPrompt' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: firstLaunch.allowAndStart }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: firstLaunch.later }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const Asking: Story = {
  parameters: { opens: 'FirstLaunchPrompt' },
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: firstLaunch.allowAndStart }));
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const PermissionGranted: Story = {
  parameters: { opens: 'FirstLaunchPrompt' },
  args: { permission: 'granted' },
  play: async () => {
    await expect(await screen.findByText(firstLaunch.granted)).toBeVisible();
  },
};

export const PermissionDenied: Story = {
  parameters: { opens: 'FirstLaunchPrompt' },
  args: { permission: 'denied' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: way.openPushCheck })).toHaveAttribute(
      'href',
      '/guide#push-check',
    );
  },
};

export const Unsupported: Story = {
  parameters: { opens: 'FirstLaunchPrompt' },
  args: { permission: 'unsupported' },
  play: async () => {
    await expect(await screen.findByText(firstLaunch.unsupported)).toBeVisible();
    await expect(screen.queryByRole('button', { name: firstLaunch.allowAndStart })).toBeNull();
  },
};
