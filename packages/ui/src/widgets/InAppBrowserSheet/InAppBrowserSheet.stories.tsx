import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guidance } from './InAppBrowserSheet.guidance.ts';
import { InAppBrowserSheet } from './InAppBrowserSheet.tsx';

const meta = {
  title: 'Widgets/InAppBrowserSheet',
  component: InAppBrowserSheet,
  parameters: { guidance },
  args: {
    open: true,
    appName: '인스타그램',
    outsideHref: 'intent://campus.example/event/42#Intent;scheme=https;end',
    onCopyAddress: fn(async () => true),
    onStay: fn(),
  },
} satisfies Meta<typeof InAppBrowserSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAWayOut: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('link', { name: '브라우저로 열기' })).toHaveAttribute(
      'href',
      args.outsideHref,
    );
    await userEvent.click(screen.getByRole('button', { name: '여기서 계속 보기' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

export const WithoutAWayOut: Story = {
  args: { outsideHref: null, appName: '에브리타임' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '주소 복사하기' }));
    await expect(args.onCopyAddress).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('link', { name: '브라우저로 열기' })).toBeNull();
  },
};

export const UnknownApp: Story = {
  args: { appName: null },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: '다른 브라우저에서 열어 보세요' });
    await expect(sheet).toHaveAccessibleDescription('지금은 다른 앱 안의 브라우저예요.');
  },
};

export const LargeText: Story = { globals: { textSize: '200', viewport: { value: 'smallPhone' } } };
