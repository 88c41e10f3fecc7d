import { routes } from '@campus-bell/domain/routes';
import { card } from '@campus-bell/domain/words/card';
import { deadline } from '@campus-bell/domain/words/deadline';
import { frame } from '@campus-bell/domain/words/frame';
import { likes } from '@campus-bell/domain/words/likes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type WholeAppArgs, wholeApp } from './WholeApp.tsx';

const meta = {
  title: 'Flows/See what ends soon',
  ...wholeApp,
  args: { path: routes.home },
  parameters: {
    titled: '곧 마감되는 글 보기',
    signedIn: true,
    notes: { likedDeadlines: { 1: '2026-03-04T18:00' } },
  },
} satisfies Meta<WholeAppArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByDeadline: Story = {
  play: async ({ canvas, step }) => {
    await step('Follow the line on home', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: deadline.dueToday({ today: 1 }) }));
      await canvas.findByRole('heading', { level: 2, name: deadline.group.today });
      await expect(canvas.getByRole('tab', { name: likes.byDeadline, selected: true })).toBeVisible();
    });
  },
};

export const ReadAndBack: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await ByDeadline.play?.(context);
    await step('Open the first one, and go back: it is marked read', async () => {
      await expect(canvas.queryByText(card.read)).toBeNull();
      const [first] = canvas.getAllByRole('heading', { level: 3 });
      const title = first?.textContent ?? '';
      await userEvent.click(canvas.getByRole('link', { name: title }));
      await canvas.findByRole('heading', { level: 1, name: title });
      await userEvent.click(canvas.getByRole('button', { name: frame.back }));
      await canvas.findByRole('heading', { level: 2, name: deadline.group.today });
      await waitFor(() => expect(canvas.getAllByText(card.read)).toHaveLength(1));
    });
  },
};
