import { card as cardWords } from '@campus-bell/domain/words/card';
import { frame } from '@campus-bell/domain/words/frame';
import { places } from '@campus-bell/domain/words/places';
import { post } from '@campus-bell/domain/words/post';
import { topic } from '@campus-bell/domain/words/topic';
import { containing } from '@campus-bell/ui/hooks/matches.fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocus } from './focus.ts';
import { firstBoard, type WholeAppArgs, wholeApp } from './WholeApp.tsx';

const meta = {
  title: 'Flows/Read one after the other',
  ...wholeApp,
  args: { path: firstBoard },
  parameters: { titled: '글 이어서 읽기', signedIn: 'newcomer' },
} satisfies Meta<WholeAppArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const titlesOf = (canvas: Canvas) =>
  canvas.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent ?? '');
const stands = (canvas: Canvas, title = '') => canvas.findByRole('heading', { level: 1, name: title });

export const NextOfTheList: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findAllByRole('article');
    const [first, second, third] = titlesOf(canvas);
    await step('Open the newest: its title has the focus, nothing is before it', async () => {
      await userEvent.click(canvas.getByRole('link', { name: first ?? '' }));
      await expectFocus(await stands(canvas, first));
      const previous = await canvas.findByRole('button', { name: post.previous });
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
    });
    await step('Go on twice, and back once', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: post.next }));
      await stands(canvas, second);
      await userEvent.click(await canvas.findByRole('button', { name: post.next }));
      await stands(canvas, third);
      await userEvent.click(await canvas.findByRole('button', { name: post.previous }));
      await stands(canvas, second);
    });
    await step('Back is the list, where all three are marked read', async () => {
      await userEvent.click(canvas.getByRole('button', { name: frame.back }));
      await canvas.findByRole('heading', { level: 1, name: places.search });
      await waitFor(() => expect(canvas.getAllByText(cardWords.read)).toHaveLength(3));
    });
  },
};

export const BoardSubscribed: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findAllByRole('article');
    const [first] = titlesOf(canvas);
    await userEvent.click(canvas.getByRole('link', { name: first ?? '' }));
    await stands(canvas, first);
    await step('Subscribe to its board', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: post.subscribe }));
      await screen.findByText(containing(topic.subscribedTo));
    });
    await step('Take it back by the offer', async () => {
      await userEvent.click(await screen.findByRole('button', { name: frame.undo }));
      await canvas.findByRole('button', { name: post.subscribe });
    });
  },
};
