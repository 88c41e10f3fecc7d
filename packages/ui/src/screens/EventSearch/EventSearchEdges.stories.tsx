import { defaultCategory } from '@campus-bell/domain/categories';
import { messages } from '@campus-bell/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EventSearchScreen } from './EventSearchScreen.tsx';

const meta = {
  title: 'Screens/Event search/Edges',
  component: EventSearchScreen,
  args: { category: defaultCategory, searchText: '', onChangeCategory: fn(), onSubmitSearch: fn() },
} satisfies Meta<typeof EventSearchScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const showsCards: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryAllByRole('article')).not.toHaveLength(0));
};

export const Offline: Story = {
  parameters: { scenario: 'networkDown' },
  play: async ({ canvas }) => {
    await canvas.findByText(messages.list.serverError);
    await expect(canvas.getByRole('button', { name: '다시 불러오기' })).toBeVisible();
  },
};

export const SessionExpired: Story = {
  parameters: { signedIn: true, scenario: 'sessionExpired' },
  play: async (context) => {
    await showsCards(context);
    await expect(context.loaded.spies.onSessionLost).toHaveBeenCalledOnce();
  },
};

export const NothingSeenOrLiked: Story = {
  parameters: { scenario: 'countsAtZero' },
  play: async (context) => {
    await showsCards(context);
    await expect(context.canvas.getAllByRole('button', { name: '찜 0개' })).toHaveLength(10);
  },
};

export const TenThousandsOfViewsAndLikes: Story = {
  parameters: { scenario: 'countsInTenThousands' },
  play: async (context) => {
    await showsCards(context);
    await expect(context.canvas.getAllByRole('button', { name: '찜 128400개' })).toHaveLength(10);
  },
};

/** The search box takes twenty characters. */
export const LongSearchText: Story = {
  args: { searchText: '경제정치사회융합학부국제관계전공신입생' },
  play: async ({ canvas }) => {
    await canvas.findByText(messages.list.emptySearch);
  },
};
