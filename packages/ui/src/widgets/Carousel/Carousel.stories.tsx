import { promoIntervalMs, promoSwipePx } from '@campus-bell/domain/limits';
import { carousel } from '@campus-bell/domain/words/carousel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { EventImage } from '../EventImage/EventImage.tsx';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { guidance } from './Carousel.guidance.ts';
import { Carousel } from './Carousel.tsx';

interface Slide {
  imageUrl: string;
  siteUrl: string;
}

const slides = [1, 2, 3, 4, 5].map((number) => ({
  imageUrl: `https://api.campus.test/images/banner-${number}.svg`,
  siteUrl: `https://www.ajou.ac.kr/banner/${number}`,
}));

const meta = {
  title: 'Widgets/Carousel',
  component: Carousel<Slide>,
  args: {
    label: '배너',
    items: slides,
    itemKey: (slide) => slide.imageUrl,
    renderSlide: ({ imageUrl, siteUrl }, index) => (
      <ExternalLink href={siteUrl}>
        <EventImage address={imageUrl} alt={`배너 ${index + 1}`} shape="banner" eager={index === 0} />
      </ExternalLink>
    ),
    shape: 'banner',
    indicator: 'counter',
    intervalMs: 3000,
    onShowSlide: fn(),
  },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof Carousel<Slide>>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Ends a story on the first slide, so that its picture does not depend on how far it came. */
const restOnTheFirst: Play = async ({ canvas }) => {
  const pause = canvas.queryByRole('button', { name: carousel.pause });
  if (pause !== null) await userEvent.click(pause);
  for (let turns = 0; turns < slides.length && canvas.queryByText('1 / 5') === null; turns += 1) {
    await userEvent.click(canvas.getByRole('button', { name: carousel.next({ slides: '배너' }) }));
  }
  await expect(canvas.getByText('1 / 5')).toBeVisible();
  (document.activeElement as HTMLElement).blur();
};

export const BannersStandStill: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1 / 5')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: carousel.pause })).toBeNull();
    await expect(canvas.queryByRole('button', { name: carousel.resume })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: carousel.previous({ slides: '배너' }) }));
    await expect(args.onShowSlide).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByText('배너 5 / 5')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onShowSlide).toHaveBeenLastCalledWith(1);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** The picture of the last slide is asked for when a hand or the focus is near: few go back from the first. */
export const TheLastOneWaitsForAHand: Story = {
  play: async ({ canvas, canvasElement }) => {
    const drawn = () => [...canvasElement.querySelectorAll('[role=group]')].map(({ ariaLabel }) => ariaLabel);
    await expect(drawn()).toEqual(['1 / 5', '2 / 5']);
    // A tap would open the banner's page in front of this one, which then is drawn no more.
    fireEvent.pointerDown(canvas.getByRole('link'), { pointerType: 'touch' });
    await waitFor(() => expect(drawn()).toEqual(['1 / 5', '2 / 5', '5 / 5']));
  },
};

export const BannersAdvance: Story = {
  globals: { motion: 'full' },
  args: { intervalMs: 200 },
  play: async (context) => {
    const { args, canvas } = context;
    await waitFor(() => expect(args.onShowSlide).toHaveBeenCalledWith(1));
    await expect(canvas.queryByText(/^배너 \d \/ 5$/)).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: carousel.pause }));
    await userEvent.unhover(canvas.getByRole('button', { name: carousel.resume }));
    (document.activeElement as HTMLElement).blur();
    const movesWhenPaused = (args.onShowSlide as ReturnType<typeof fn>).mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(args.onShowSlide).toHaveBeenCalledTimes(movesWhenPaused);
    await restOnTheFirst(context);
  },
};

export const StopsWhileHoveredOrFocused: Story = {
  globals: { motion: 'full' },
  args: { intervalMs: 200 },
  play: async (context) => {
    const { args, canvas } = context;
    const moves = () => (args.onShowSlide as ReturnType<typeof fn>).mock.calls.length;
    const wait = () => new Promise((resolve) => setTimeout(resolve, 600));

    await userEvent.hover(canvas.getByText(/\/ 5$/));
    const whenHovered = moves();
    await wait();
    await expect(moves()).toBe(whenHovered);

    await userEvent.unhover(canvas.getByText(/\/ 5$/));
    await waitFor(() => expect(moves()).toBeGreaterThan(whenHovered));

    canvas.getByRole('button', { name: carousel.next({ slides: '배너' }) }).focus();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: carousel.next({ slides: '배너' }) })).toHaveFocus(),
    );
    const whenFocused = moves();
    await wait();
    await expect(moves()).toBe(whenFocused);
    await restOnTheFirst(context);
  },
};

export const StopsWhileThePageIsHidden: Story = {
  globals: { motion: 'full' },
  args: { intervalMs: 200 },
  play: async (context) => {
    const { args } = context;
    const setVisibility = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const moves = () => (args.onShowSlide as ReturnType<typeof fn>).mock.calls.length;
    setVisibility('hidden');
    const whenHidden = moves();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(moves()).toBe(whenHidden);
    setVisibility('visible');
    await waitFor(() => expect(moves()).toBeGreaterThan(whenHidden));
    await restOnTheFirst(context);
  },
};

export const PromotionalImages: Story = {
  globals: { motion: 'full' },
  args: {
    label: '홍보 이미지',
    intervalMs: promoIntervalMs,
    swipePx: promoSwipePx,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: carousel.pause })).toBeVisible();
    const counter = canvas.getByText(/\/ 5$/);
    await userEvent.hover(counter);
    const timers = spyOn(window, 'setTimeout');
    await userEvent.unhover(counter);
    const [advance] = timers.mock.calls.find(([, ms]) => ms === 5000) ?? [];
    timers.mockRestore();
    (advance as () => void)();
    await expect(args.onShowSlide).toHaveBeenCalledOnce();
  },
};

const stageOf = (canvas: Parameters<Play>[0]['canvas']) => {
  const stage = canvas.getAllByRole('group')[0]?.parentElement as HTMLElement;
  stage.setPointerCapture = () => undefined;
  return stage;
};

async function swipeOn(stage: HTMLElement, byPx: number) {
  const finger = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: 'touch' };
  await fireEvent.pointerDown(stage, { ...finger, clientX: 200 });
  await fireEvent.pointerMove(stage, { ...finger, clientX: 200 + byPx / 2 });
  await fireEvent.pointerMove(stage, { ...finger, clientX: 200 + byPx });
  await fireEvent.pointerUp(stage, { ...finger, clientX: 200 + byPx });
}

export const SwipedPastTheThreshold: Story = {
  args: { swipePx: 40 },
  play: async ({ args, canvas }) => {
    const stage = stageOf(canvas);
    const swipe = (byPx: number) => swipeOn(stage, byPx);
    await swipe(-40);
    await expect(args.onShowSlide).not.toHaveBeenCalled();
    await swipe(-41);
    await expect(args.onShowSlide).toHaveBeenLastCalledWith(1);
    await swipe(41);
    await expect(args.onShowSlide).toHaveBeenLastCalledWith(0);
    await swipe(41);
    await expect(args.onShowSlide).toHaveBeenLastCalledWith(4);
  },
};

/** A slide that has come in does not come in again when a finger draws it a little and lets it go. */
export const ComesInOnce: Story = {
  args: { swipePx: 40 },
  play: async ({ canvas }) => {
    const stage = stageOf(canvas);
    const comesIn = () =>
      getComputedStyle(canvas.getByRole('group', { name: '2 / 5' })).animationName !== 'none';
    await swipeOn(stage, -41);
    await expect(comesIn()).toBe(true);
    await swipeOn(stage, -20);
    await expect(comesIn()).toBe(false);
  },
};

/** Nor does one of other pictures, put in its place. */
export const OtherPicturesStandStill: Story = {
  render: (args) => {
    const [items, setItems] = useState(slides);
    return (
      <>
        <Carousel {...args} items={items} />
        <button type="button" onClick={() => setItems(slides.toReversed())}>
          다른 배너
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const comesIn = () =>
      getComputedStyle(canvas.getByRole('group', { name: '2 / 5' })).animationName !== 'none';
    await userEvent.click(canvas.getByRole('button', { name: carousel.next({ slides: '배너' }) }));
    await expect(comesIn()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: '다른 배너' }));
    await expect(canvas.getByRole('link', { name: /배너 2/ })).toBeInTheDocument();
    await expect(comesIn()).toBe(false);
  },
};

export const MouseLetGoOutside: Story = {
  args: { swipePx: 40 },
  play: async ({ args, canvas }) => {
    const [slide] = canvas.getAllByRole('group');
    const stage = slide?.parentElement as HTMLElement;
    stage.setPointerCapture = () => undefined;
    const left = slide?.getBoundingClientRect().left;
    const mouse = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse' };
    await fireEvent.pointerDown(stage, { ...mouse, buttons: 1, clientX: 200 });
    await fireEvent.pointerMove(stage, { ...mouse, buttons: 0, clientX: 260 });
    await fireEvent.pointerMove(stage, { ...mouse, buttons: 0, clientX: 320 });
    await expect(slide?.getBoundingClientRect().left).toBe(left);
    await expect(args.onShowSlide).not.toHaveBeenCalled();
  },
};

export const TwoBanners: Story = {
  args: { items: slides.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 / 2')).toBeVisible();
  },
};

export const OneBanner: Story = {
  args: { items: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: /배너 1/ })).toBeVisible();
  },
};

export const Gallery: Story = {
  args: {
    label: '사진',
    items: slides.slice(0, 4),
    shape: 'gallery',
    indicator: 'dots',
    renderSlide: ({ imageUrl }, index) => (
      <EventImage address={imageUrl} alt={`사진 ${index + 1}`} shape="gallery" eager={index === 0} />
    ),
  },
  argTypes: { intervalMs: { control: false } },
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' }, motion: 'full' },
  args: { intervalMs: 600_000 },
};
