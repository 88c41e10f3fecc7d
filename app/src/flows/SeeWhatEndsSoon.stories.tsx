import { routes } from '@campus-bell/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type WholeAppArgs, wholeApp } from './WholeApp.tsx';

const meta = {
  title: 'Flows/See what ends soon',
  ...wholeApp,
  args: { path: routes.home },
  parameters: { signedIn: true, notes: { likedDeadlines: { 1: '2026-03-04T18:00' } } },
} satisfies Meta<WholeAppArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByDeadline: Story = {
  play: async ({ canvas, step }) => {
    await step('Follow the line on home', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: '찜한 글 1개가 오늘 마감돼요' }));
      await canvas.findByRole('heading', { level: 2, name: '오늘' });
      await expect(canvas.getByRole('tab', { name: '마감순', selected: true })).toBeVisible();
    });
  },
};

export const ReadAndBack: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await ByDeadline.play?.(context);
    await step('Open the first one, and go back: it is marked read', async () => {
      await expect(canvas.queryByText('읽음')).toBeNull();
      const [first] = canvas.getAllByRole('heading', { level: 3 });
      const title = first?.textContent ?? '';
      await userEvent.click(canvas.getByRole('link', { name: title }));
      await canvas.findByRole('heading', { level: 1, name: title });
      await userEvent.click(canvas.getByRole('button', { name: '뒤로 가기' }));
      await canvas.findByRole('heading', { level: 2, name: '오늘' });
      await waitFor(() => expect(canvas.getAllByText('읽음')).toHaveLength(1));
    });
  },
};
