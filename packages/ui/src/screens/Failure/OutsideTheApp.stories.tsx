import { rootFailure } from '@campus-bell/domain/words/failure';
import { update } from '@campus-bell/domain/words/update';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConfigProblems } from './ConfigProblems.tsx';
import { FrameFailure } from './FrameFailure.tsx';

/** What stands outside every provider, where nothing else works. */
const meta = { title: 'Screens/Failure/Outside the app' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const FrameFailed: Story = {
  render: () => <FrameFailure />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: rootFailure.title })).toBeVisible();
    await expect(canvas.getByText(rootFailure.text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: update.openAgain })).toHaveAttribute('href', '/');
  },
};

export const Misconfigured: Story = {
  render: () => <ConfigProblems problems={['VITE_API_ORIGIN is missing']} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: update.notStarted })).toBeVisible();
    await expect(canvas.getByText(update.misconfigured)).toBeVisible();
  },
};
