import { places as placesWords } from '@campus-bell/domain/words/places';
import { post } from '@campus-bell/domain/words/post';
import { createCampus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { containing, likeName } from '../../hooks/matches.fake.tsx';
import { BottomNavigation } from '../../widgets/BottomNavigation/BottomNavigation.tsx';
import { EventDetailScreen } from './EventDetailScreen.tsx';

const { samples } = createCampus();

const meta = {
  title: 'Screens/Event detail/Bars',
  component: EventDetailScreen,
  args: { eventId: samples.ordinary, onGoBack: fn() },
  decorators: [
    (Story) => (
      <>
        <BottomNavigation currentPath="/event/17042" subscriptionsUnread />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof EventDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const actionNames = () => [likeName, post.addToCalendar, post.share, post.goToSite];

/** What lies in both bars: each can be hit, whole, at least 44 px wide and high. */
async function expectTargets({ canvas }: Context, places: number) {
  const actions = await Promise.all(actionNames().map((name) => canvas.findByRole('button', { name })));
  const navigation = within(canvas.getByRole('navigation'));
  const shown = await waitFor(async () => {
    const found = [...navigation.queryAllByRole('link'), ...navigation.queryAllByRole('button')];
    await expect(found).toHaveLength(places);
    return found;
  });
  for (const control of [...actions, ...shown]) {
    const { left, right, width, height } = control.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  }
  await waitFor(() => {
    for (const control of [...actions, ...shown]) expect(hitsBeside(control)).toEqual([]);
  });
}

/** What is hit in place of a control, at its ends and in its middle. */
function hitsBeside(control: HTMLElement): (string | undefined)[] {
  const { left, top, right, bottom } = control.getBoundingClientRect();
  return [left + 2, (left + right) / 2, right - 2]
    .map((x) => document.elementFromPoint(x, (top + bottom) / 2))
    .filter((hit) => !control.contains(hit))
    .map((hit) => hit?.outerHTML.slice(0, 200));
}

/** How much of the page's height both bars take, from their upper edge to the bottom. */
function share({ canvas }: Context): number {
  const bars = [canvas.getByRole('region', { name: post.actions }), canvas.getByRole('navigation')];
  const top = Math.min(...bars.map((bar) => bar.getBoundingClientRect().top));
  return (window.innerHeight - top) / window.innerHeight;
}

/** The name of the button that stands for the places lies within it. */
async function expectNameWithin({ canvas }: Context) {
  const opener = await canvas.findByRole('button', { name: containing(placesWords.menu) });
  const [room, words] = [opener, within(opener).getByText(placesWords.menu)].map((part) =>
    part.getBoundingClientRect(),
  );
  await expect(words?.left).toBeGreaterThanOrEqual(room?.left ?? Number.NaN);
  await expect(words?.right).toBeLessThanOrEqual(room?.right ?? Number.NaN);
}

async function expectOneBar({ canvas }: Context) {
  const rows = [canvas.getByRole('region', { name: post.actions }), canvas.getByRole('navigation')];
  const [actions, navigation] = rows.map((bar) => bar.getBoundingClientRect());
  await expect(actions?.top).toBe(navigation?.top);
  await expect(actions?.bottom).toBe(navigation?.bottom);
  await expect(navigation?.bottom).toBe(window.innerHeight);
}

/** The page ends above the bars, and what the focus goes to is not below them. */
async function expectNothingBehind({ canvas }: Context) {
  window.scrollTo(0, document.documentElement.scrollHeight);
  const top = canvas.getByRole('region', { name: post.actions }).getBoundingClientRect().top;
  const main = canvas.getByRole('article').getBoundingClientRect();
  await expect(main.bottom).toBeLessThanOrEqual(top);
  window.scrollTo(0, 0);
  for (const link of canvas.getAllByRole('link', { name: /@/ })) {
    link.focus();
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    window.scrollTo(0, 0);
  }
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

export const AtMost18PercentOfThePhone: Story = {
  globals: { safeArea: 'phone' },
  play: async (context) => {
    await expectTargets(context, 5);
    await expect(share(context)).toBeLessThanOrEqual(0.18);
    await expectNothingBehind(context);
  },
};

export const OneBarOnItsSide: Story = {
  globals: { viewport: { value: 'phoneOnItsSide' } },
  play: async (context) => {
    await expectTargets(context, 5);
    await expectOneBar(context);
    await expect(share(context)).toBeLessThanOrEqual(0.18);
    await expectNothingBehind(context);
  },
};

export const OneBarWithLargeText: Story = {
  globals: { textSize: '200' },
  play: async (context) => {
    await expectTargets(context, 1);
    await expectNameWithin(context);
    await expectOneBar(context);
    await expect(share(context)).toBeLessThanOrEqual(0.18);
    await expectNothingBehind(context);
  },
};

export const OneBarWithLargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async (context) => {
    await expectTargets(context, 1);
    await expectNameWithin(context);
    await expectOneBar(context);
    await expect(share(context)).toBeLessThanOrEqual(0.18);
    await expectNothingBehind(context);
  },
};

export const OneBarWithLargeTextOnItsSide: Story = {
  globals: { textSize: '200', viewport: { value: 'phoneOnItsSide' } },
  play: async (context) => {
    await expectTargets(context, 1);
    await expectNameWithin(context);
    await expectOneBar(context);
    await expectNothingBehind(context);
  },
};

export const PlacesBehindOneButton: Story = {
  parameters: { opens: 'FoldedPlaces' },
  globals: { textSize: '200' },
  play: async ({ canvas, loaded }) => {
    const opener = await canvas.findByRole('button', { name: `${placesWords.menu} ${placesWords.unread}` });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: placesWords.mainMenu });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('link', { name: placesWords.liked }));
    await expect(loaded.spies.navigate).toHaveBeenCalledWith('/liked');
  },
};
