import { places } from '@campus-bell/domain/words/places';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { containing } from '../../hooks/matches.fake.tsx';
import { guidance } from './BottomNavigation.guidance.ts';
import { BottomNavigation } from './BottomNavigation.tsx';

const meta = {
  title: 'Widgets/BottomNavigation',
  component: BottomNavigation,
  parameters: { guidance },
  args: { currentPath: '/', subscriptionsUnread: false, onTapTab: fn() },
} satisfies Meta<typeof BottomNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ args, canvas, loaded }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      places.home,
      places.search,
      places.liked,
      places.subscriptions,
      places.profile,
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(places.home);
    await userEvent.click(canvas.getByRole('link', { name: places.liked }));
    await expect(args.onTapTab).toHaveBeenCalledWith('/liked');
    await waitFor(() => expect(loaded.spies.navigate).toHaveBeenCalledWith('/liked'));
  },
};
export const Search: Story = {
  args: { currentPath: '/event' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(places.search);
  },
};
export const InsideATab: Story = {
  args: { currentPath: '/event/17042' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
};
export const SubscriptionsUnread: Story = {
  args: { subscriptionsUnread: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: containing(places.subscriptions, places.unread) }),
    ).toBeVisible();
  },
};
export const SideRail: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { subscriptionsUnread: true },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await expect(new Set(tops).size).toBe(5);
  },
};
export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  args: { subscriptionsUnread: true },
};
