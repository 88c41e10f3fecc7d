import { eventQueries } from '@campus-bell/api/queries/events';
import { action } from '@campus-bell/domain/words/action';
import { connection } from '@campus-bell/domain/words/connection';
import { list as listWords } from '@campus-bell/domain/words/list';
import { post } from '@campus-bell/domain/words/post';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { holdCalls } from '../../environment/holdCalls.fake.tsx';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { EventDetailScreen } from './EventDetailScreen.tsx';

/** The screen as it was opened from a row of the list of scholarships. */
function AmongScholarships({ at, onShow }: { at: number; onShow(eventId: number): void }) {
  const { api, visit } = useEnvironment();
  const { data } = useInfiniteQuery(
    eventQueries.board(api, { slug: 'AjouScholarship', searchText: '' }, visit),
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const eventId = chosen ?? data?.rows[at]?.eventId;
  if (eventId === undefined) return null;
  return (
    <EventDetailScreen
      key={eventId}
      eventId={eventId}
      list={{
        from: { visit, isHome: false },
        onShow: (next) => {
          onShow(next);
          setChosen(next);
        },
      }}
      onGoBack={() => undefined}
    />
  );
}

const meta = {
  title: 'Screens/Event detail/Neighbours',
  component: AmongScholarships,
  args: { at: 3, onShow: fn() },
} satisfies Meta<typeof AmongScholarships>;
export default meta;

type Story = StoryObj<typeof meta>;

const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const step = (name: string) => screen.findByRole('button', { name });

export const NextAndBackAgain: Story = {
  play: async ({ args, loaded }) => {
    const detail = spyOn(loaded.campus, 'event');
    const first = await title();
    await userEvent.click(await step(post.next));
    await waitFor(async () => expect(await title()).not.toBe(first));
    await userEvent.click(await step(post.previous));
    await waitFor(async () => expect(await title()).toBe(first));
    await expect(args.onShow).toHaveBeenCalledTimes(2);
    detail.mockRestore();
  },
};

export const FirstOfTheList: Story = {
  args: { at: 0 },
  play: async ({ args }) => {
    const previous = await step(post.previous);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onShow).not.toHaveBeenCalled();
  },
};

export const NextPageOfTheList: Story = {
  args: { at: 9 },
  play: async ({ args }) => {
    const next = await step(post.next);
    next.click();
    next.click();
    await waitFor(() => expect(args.onShow).toHaveBeenCalledOnce());
    await expect(await step(post.previous)).toHaveAttribute('aria-disabled', 'false');
  },
};

export const NextPageFails: Story = {
  args: { at: 9 },
  parameters: { scenario: 'boardFailsOnPageTwo' },
  play: async ({ args }) => {
    await userEvent.click(await step(post.next));
    await screen.findByText(listWords.serverError);
    await expect(args.onShow).not.toHaveBeenCalled();
  },
};

export const NextPageOutOfReach: Story = {
  args: { at: 9 },
  play: async ({ args }) => {
    const next = await step(post.next);
    const path = '/api/event/AjouScholarship';
    const held = holdCalls(path);
    await userEvent.click(next);
    await waitFor(() => expect(held.waiting(path)).toBe(1));
    await held.cutOff(path);
    held.end();
    await screen.findByText(connection.noAnswer);
    await expect(args.onShow).not.toHaveBeenCalled();
  },
};

const swipe = async (from: number, byPx: number, pointerType = 'touch', downPx = 0) => {
  const target = await screen.findByRole('heading', { level: 1 });
  const finger = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType, clientY: 200 };
  await fireEvent.pointerDown(target, { ...finger, clientX: from });
  const clientY = finger.clientY + downPx;
  await fireEvent.pointerMove(target, { ...finger, clientX: from + byPx / 2 });
  await fireEvent.pointerMove(target, { ...finger, clientX: from + byPx, clientY });
  await fireEvent.pointerUp(target, { ...finger, clientX: from + byPx, clientY });
};

export const SwipedToTheNext: Story = {
  play: async ({ args }) => {
    const capture = spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    await step(post.next);
    await swipe(300, -60);
    await swipe(10, 200);
    await swipe(300, -200, 'mouse');
    await expect(args.onShow).not.toHaveBeenCalled();
    await swipe(300, -120);
    await waitFor(() => expect(args.onShow).toHaveBeenCalledOnce());
    capture.mockRestore();
  },
};

/** A finger that only trembled, or came back, leads nowhere and takes no tap with it: neither the next nor its own. */
export const TapAfterASwipeThatLedNowhere: Story = {
  parameters: { signedIn: false },
  play: async ({ args, canvas }) => {
    const capture = spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    await step(post.next);
    const subscribe = await canvas.findByRole('button', { name: post.subscribe });
    const close = async () => {
      await userEvent.click(await screen.findByRole('button', { name: action.close }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await swipe(300, -12);
    await expect(capture).not.toHaveBeenCalled();
    await swipe(300, -60);
    await userEvent.click(subscribe);
    await close();
    await swipe(300, -60);
    subscribe.focus();
    await userEvent.keyboard('{Enter}');
    await close();
    await swipe(300, -120, 'touch', 180);
    await expect(args.onShow).not.toHaveBeenCalled();
    capture.mockRestore();
  },
};

export const ZoomedPageIsMoved: Story = {
  play: async ({ canvas }) => {
    await step(post.next);
    const main = canvas.getByRole('main');
    const zoom = (scale: number) => {
      Object.defineProperty(window.visualViewport, 'scale', { value: scale, configurable: true });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    };
    await expect(main).toHaveStyle({ touchAction: 'pan-y pinch-zoom' });
    zoom(2);
    await waitFor(() => expect(main).toHaveStyle({ touchAction: 'auto' }));
    zoom(1);
    await waitFor(() => expect(main).toHaveStyle({ touchAction: 'pan-y pinch-zoom' }));
  },
};

export const SelectedTextIsNotSwiped: Story = {
  play: async ({ args }) => {
    const capture = spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    await step(post.next);
    window.getSelection()?.selectAllChildren(await screen.findByRole('heading', { level: 1 }));
    await swipe(300, -120);
    await expect(args.onShow).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
    capture.mockRestore();
  },
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
};
