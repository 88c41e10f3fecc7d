import { otherBrowser } from '@campus-bell/domain/words/otherBrowser';
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
    await expect(await screen.findByRole('link', { name: otherBrowser.open })).toHaveAttribute(
      'href',
      args.outsideHref,
    );
    await userEvent.click(screen.getByRole('button', { name: otherBrowser.stay }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

export const WithoutAWayOut: Story = {
  args: { outsideHref: null, appName: '에브리타임' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: otherBrowser.copy }));
    await expect(args.onCopyAddress).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('link', { name: otherBrowser.open })).toBeNull();
  },
};

export const UnknownApp: Story = {
  args: { appName: null },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: otherBrowser.title });
    await expect(sheet).toHaveAccessibleDescription(otherBrowser.where({ app: otherBrowser.otherApp }));
  },
};

export const LargeText: Story = { globals: { textSize: '200', viewport: { value: 'smallPhone' } } };

export const AddressNotCopied: Story = {
  args: { onCopyAddress: fn(async () => false) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: otherBrowser.copy }));
    await expect(await screen.findByText(otherBrowser.notCopied)).toBeVisible();
  },
};
