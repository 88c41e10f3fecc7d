import { action } from '@campus-bell/domain/words/action';
import { install } from '@campus-bell/domain/words/install';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guidance } from './IosInstallPrompt.guidance.ts';
import { IosInstallPrompt } from './IosInstallPrompt.tsx';

const meta = {
  title: 'Widgets/IosInstallPrompt',
  component: IosInstallPrompt,
  parameters: { guidance },
  args: { open: true, guideHref: '/guide#install', onClose: fn() },
} satisfies Meta<typeof IosInstallPrompt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  parameters: { opens: 'IosInstallPrompt' },
  play: async () => {
    await expect(await screen.findByText(install.tapAdd)).toBeVisible();
  },
};

export const ClosedByButton: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: action.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ToTheGuide: Story = {
  play: async ({ args, loaded }) => {
    await userEvent.click(await screen.findByRole('link', { name: install.inPictures }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(loaded.spies.navigate).toHaveBeenCalledWith('/guide#install');
  },
};
