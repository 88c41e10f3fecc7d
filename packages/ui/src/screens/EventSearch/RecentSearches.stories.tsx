import { defaultCategory } from '@campus-bell/domain/categories';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { eventSearch } from '@campus-bell/domain/words/eventSearch';
import { searchBox } from '@campus-bell/domain/words/searchBox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { EventSearchScreen } from './EventSearchScreen.tsx';
import { ledSearch } from './searchStandIn.fake.tsx';

const meta = {
  title: 'Screens/Event search/Recent searches',
  ...ledSearch,
  args: { ...ledSearch.args, recentTexts: ['국가장학금', '수강신청', '교내 근로', 'TOEIC'] },
} satisfies Meta<typeof EventSearchScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const field = (canvas: Canvas) => canvas.getByRole('searchbox', { name: eventSearch.field });
const panel = (canvas: Canvas) => canvas.queryByRole('region', { name: eventSearch.recent });
const texts = (canvas: Canvas) =>
  within(panel(canvas) as HTMLElement)
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('button')[0]?.textContent);
const open: Play = async ({ canvas }) => {
  await canvas.findAllByRole('article');
  await expect(panel(canvas)).toBeNull();
  await userEvent.click(field(canvas));
  await expect(panel(canvas)).toBeVisible();
};

export const Shown: Story = {
  play: async (context) => {
    await open(context);
    const { args, canvas } = context;
    await expect(texts(canvas)).toEqual(['국가장학금', '수강신청', '교내 근로', 'TOEIC']);
    await userEvent.type(field(canvas), '신청');
    await expect(texts(canvas)).toEqual(['수강신청']);
    await userEvent.clear(field(canvas));
    await userEvent.click(canvas.getByRole('button', { name: '수강신청' }));
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenLastCalledWith({
        category: defaultCategory,
        searchText: '수강신청',
      }),
    );
    await expect(panel(canvas)).toBeNull();
    await canvas.findByRole('region', {
      name: eventSearch.results({ board: campusName('아주대학교-일반'), searchText: '수강신청' }),
    });
    await userEvent.clear(field(canvas));
    await userEvent.click(field(canvas));
  },
};

/** A search that is cleared is another search: what lay over the page goes with the former one. */
export const ClearedSearch: Story = {
  args: { searchText: '수강신청' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('searchbox', { name: eventSearch.field }));
    await userEvent.clear(field(canvas));
    await expect(panel(canvas)).toBeVisible();
    await userEvent.type(field(canvas), '수강');
    await userEvent.click(canvas.getByRole('button', { name: searchBox.clear }));
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenCalledWith({ category: defaultCategory, searchText: '' }),
    );
    await expect(panel(canvas)).toBeNull();
    await expect(field(canvas)).toHaveFocus();
  },
};

export const OneForgotten: Story = {
  play: async (context) => {
    await open(context);
    const { canvas } = context;
    await userEvent.click(
      canvas.getByRole('button', { name: eventSearch.clearOne({ searchText: '수강신청' }) }),
    );
    await expect(texts(canvas)).toEqual(['국가장학금', '교내 근로', 'TOEIC']);
    await expect(field(canvas)).toHaveFocus();
  },
};

export const AllForgotten: Story = {
  args: { isSharedDevice: null },
  play: async (context) => {
    await open(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: eventSearch.clearRecent }));
    await expect(panel(canvas)).toBeNull();
    await expect(field(canvas)).toHaveFocus();
  },
};

export const SharedDevice: Story = {
  play: async (context) => {
    await open(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('checkbox', { name: eventSearch.sharedDevice }));
    await expect(canvas.queryByRole('button', { name: eventSearch.clearRecent })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: eventSearch.sharedDevice })).toBeChecked();
  },
};

export const OfAMember: Story = {
  args: { isSharedDevice: null },
  parameters: { signedIn: true },
  play: async (context) => {
    await open(context);
    await expect(context.canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async (context) => {
    await open(context);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
