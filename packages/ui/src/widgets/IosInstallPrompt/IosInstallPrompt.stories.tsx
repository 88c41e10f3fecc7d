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
    await expect(await screen.findByText('‘홈 화면에 추가’를 눌러요')).toBeVisible();
  },
};

export const ClosedByButton: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '닫기' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ToTheGuide: Story = {
  play: async ({ args, loaded }) => {
    await userEvent.click(await screen.findByRole('link', { name: '그림으로 보기' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(loaded.spies.navigate).toHaveBeenCalledWith('/guide#install');
  },
};
