import { boards } from '@campus-bell/domain/categories';
import { pinnedMax } from '@campus-bell/domain/limits';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { card } from '@campus-bell/domain/words/card';
import { eventSearch } from '@campus-bell/domain/words/eventSearch';
import { pins } from '@campus-bell/domain/words/pins';
import { search } from '@campus-bell/domain/words/search';
import { several } from '@campus-bell/domain/words/several';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { startingWith } from '../../hooks/matches.fake.tsx';
import type { EventSearchScreen } from './EventSearchScreen.tsx';
import { ledSearch } from './searchStandIn.fake.tsx';

const opened = (...slugs: string[]) => slugs.map((slug, at) => ({ slug, at: 100 - at }));

const meta = {
  title: 'Screens/Event search/My boards',
  ...ledSearch,
  args: {
    ...ledSearch.args,
    ownBoard: 'Software',
    myBoards: {
      pinned: ['AjouScholarship', 'Dormitory', 'ComputingInformatics'],
      opened: opened('AjouNormal', 'DigitalMedia', 'Graduate'),
    },
  },
} satisfies Meta<typeof EventSearchScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const pinned = (korean: string) => `${campusName(korean)}${pins.isPinned}`;
const chips = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: pins.title, hidden: true }))
    .getAllByRole('button', { hidden: true })
    .map((chip) => chip.textContent);
const openEditing = async ({ args, canvas }: Pick<Parameters<Play>[0], 'args' | 'canvas'>) => {
  await canvas.findAllByRole('article');
  await userEvent.click(canvas.getByRole('button', { name: pins.edit }));
  const count = args.myBoards?.pinned.length ?? 0;
  await screen.findByRole('heading', { name: pins.pinned({ count, max: pinnedMax }) });
};

export const OwnPinnedAndOpened: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findAllByRole('article');
    await expect(chips(canvas)).toEqual([
      several.several,
      `${campusName('소프트웨어학과')}${pins.ofDepartment}`,
      pinned('아주대학교-장학'),
      pinned('기숙사'),
      pinned('소프트웨어융합대학'),
      campusName('아주대학교-일반'),
      campusName('디지털미디어학과'),
      campusName('대학원'),
      pins.edit,
    ]);
    await expect(
      canvas.getByRole('button', { name: campusName('아주대학교-일반'), pressed: true }),
    ).toBeInTheDocument();
    await userEvent.click(
      canvas.getByRole('button', { name: startingWith(campusName('기숙사')), pressed: false }),
    );
    await expect(args.onSearch).toHaveBeenCalledWith({
      category: { group: '기숙사', detail: '기숙사' },
      searchText: '',
    });
    await canvas.findByRole('region', { name: eventSearch.posts({ board: campusName('기숙사') }) });
    const chip = canvas.getByRole('button', { name: startingWith(campusName('기숙사')), pressed: true });
    await expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

const hasNews = (board: string) => (said: string) =>
  said.startsWith(board) && said.endsWith(card.newPosts({ count: Number(/(\d)\D*$/.exec(said)?.[1]) }));

export const NewNotices: Story = {
  parameters: { notes: { boardsSeen: { AjouNormal: Date.parse('2026-03-04T08:30:00+09:00') } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: hasNews(campusName('아주대학교-일반')) });
  },
};

export const FirstVisit: Story = {
  args: { myBoards: { pinned: [], opened: opened('AjouNormal') }, ownBoard: null },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(chips(canvas)).toEqual([several.several, campusName('아주대학교-일반'), pins.edit]);
  },
};

export const BoardPinned: Story = {
  args: { category: { group: '학과 공지사항', detail: '소프트웨어학과' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: startingWith(eventSearch.detail) }));
    const pin = await screen.findByRole('button', {
      name: pins.pin({ board: campusName('경영학과') }),
      pressed: false,
    });
    await userEvent.click(pin);
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expect(chips(canvas)).toContain(pinned('경영학과'));
    await userEvent.click(pin);
    await expect(chips(canvas)).not.toContain(pinned('경영학과'));
    await userEvent.click(pin);
  },
};

const isMoveUp = (said: string) =>
  boards.some(({ name }) => said === pins.moveUp({ board: campusName(name) }));

export const PinsOrdered: Story = {
  parameters: { opens: 'MyBoardsSheet' },
  play: async ({ args, canvas }) => {
    await openEditing({ args, canvas });
    const [first] = screen.getAllByRole('button', { name: isMoveUp });
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: pins.moveUp({ board: campusName('기숙사') }) }));
    await expect(chips(canvas).slice(2, 5)).toEqual([
      pinned('기숙사'),
      pinned('아주대학교-장학'),
      pinned('소프트웨어융합대학'),
    ]);
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: pins.moveDown({ board: campusName('기숙사') }) }),
      ).toHaveFocus(),
    );
    await expect(
      screen.getByText(pins.place({ board: campusName('기숙사'), count: 3, place: 1 })),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: pins.pin({ board: campusName('대학원') }) }));
    await expect(chips(canvas)[5]).toBe(pinned('대학원'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: pins.pinned({ count: 4, max: pinnedMax }) })).toBeVisible(),
    );
  },
};

export const UnpinnedByKeys: Story = {
  play: async ({ args, canvas }) => {
    await openEditing({ args, canvas });
    const first = campusName('아주대학교-장학');
    const second = campusName('소프트웨어융합대학');
    screen.getByRole('button', { name: pins.pin({ board: campusName('기숙사') }) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: pins.pin({ board: second }) })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: pins.pin({ board: first }) })).toHaveFocus(),
    );
  },
};

export const NothingPinned: Story = {
  args: { myBoards: { pinned: [], opened: opened('AjouNormal', 'Dormitory') }, ownBoard: null },
  play: async ({ args, canvas }) => {
    await openEditing({ args, canvas });
    await waitFor(() => expect(screen.getByText(pins.pinHint)).toBeVisible());
  },
};

export const EightPinned: Story = {
  args: {
    myBoards: {
      pinned: ['Software', 'Dormitory', 'Graduate', 'Business', 'Dasan', 'Nursing', 'Physics', 'History'],
      opened: opened('AjouNormal'),
    },
  },
  play: async ({ args, canvas }) => {
    await openEditing({ args, canvas });
    await userEvent.click(
      screen.getByRole('button', { name: pins.pin({ board: campusName('아주대학교-일반') }) }),
    );
    await screen.findByText(search.pinnedMax);
    await expect(
      screen.getByRole('button', {
        name: pins.pin({ board: campusName('아주대학교-일반') }),
        pressed: false,
      }),
    ).toBeInTheDocument();
  },
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async ({ args, canvas }) => {
    await canvas.findAllByRole('article');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await openEditing({ args, canvas });
  },
};
