import { frame } from '@campus-bell/domain/words/frame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guidance } from './PullToRefresh.guidance.ts';
import { PullToRefresh } from './PullToRefresh.tsx';
import { pullPx } from './usePull.ts';

const meta = {
  title: 'Widgets/PullToRefresh',
  component: PullToRefresh,
  args: { onRefresh: fn(() => new Promise(() => undefined)) },
  render: (args) => (
    <main>
      <PullToRefresh {...args} />
      <p>당겨서 새로 불러와요.</p>
    </main>
  ),
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof PullToRefresh>;
export default meta;

type Story = StoryObj<typeof meta>;

const touch = (type: string, clientX = 0, clientY = 0, target: Element = document.body) => {
  const finger = new Touch({ identifier: 0, target, clientX, clientY });
  const touches = type === 'touchend' ? [] : [finger];
  target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [finger] }));
};
const pull = (px: number, aside = 0, target?: Element) => {
  window.scrollTo(0, 0);
  touch('touchstart', 100, 100, target);
  touch('touchmove', 100 + aside, 100 + px, target);
};

/** The page follows a finger only once it listens, which the built Storybook does not wait for before it plays. */
const firstPull = (canvas: HTMLElement, px: number) =>
  waitFor(() => {
    pull(px);
    expect(canvas.querySelector('[aria-hidden] svg')).toBeVisible();
  });

export const Pulled: Story = {
  play: async ({ args, canvasElement }) => {
    await firstPull(canvasElement, pullPx / 2);
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

export const Refreshing: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await firstPull(canvasElement, pullPx + 10);
    touch('touchend');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(frame.refreshing));
    pull(pullPx + 10);
    touch('touchend');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

/** One finger moves a page that two have zoomed, and what lies over the page scrolls by itself. */
export const PulledForSomethingElse: Story = {
  render: (args) => (
    <main>
      <PullToRefresh {...args} />
      <search>최근 검색어</search>
    </main>
  ),
  play: async ({ args, canvasElement }) => {
    await firstPull(canvasElement, pullPx + 10);
    touch('touchcancel');
    const scale = (value: number) =>
      Object.defineProperty(window.visualViewport, 'scale', { value, configurable: true });
    scale(2);
    pull(pullPx + 10);
    touch('touchend');
    scale(1);
    pull(pullPx + 10, 0, canvasElement.querySelector('search') ?? undefined);
    touch('touchend');
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

export const LetGoTooEarly: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await firstPull(canvasElement, pullPx - 1);
    touch('touchend');
    pull(pullPx + 10, 400);
    touch('touchend');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};
