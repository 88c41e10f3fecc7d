import { defaultCategory } from '@campus-bell/domain/categories';
import { messages } from '@campus-bell/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cardEdges } from '../../widgets/EventCard/cardEdges.ts';
import { EventSearchScreen } from './EventSearchScreen.tsx';

const meta = {
  title: 'Screens/Event search/Edges',
  component: EventSearchScreen,
  args: { category: defaultCategory, searchText: '', onSearch: fn() },
} satisfies Meta<typeof EventSearchScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  parameters: { scenario: 'networkDown' },
  play: async ({ canvas }) => {
    await canvas.findByText(messages.connection.noAnswer);
    await expect(canvas.getByRole('button', { name: '다시 불러오기' })).toBeVisible();
  },
};

export const SessionExpired: Story = cardEdges.sessionExpired;

export const NothingSeenOrLiked: Story = cardEdges.nothingSeenOrLiked;

export const TenThousandsOfViewsAndLikes: Story = cardEdges.tenThousandsOfViewsAndLikes;

/** The search box takes twenty characters. */
export const LongSearchText: Story = {
  args: { searchText: '경제정치사회융합학부국제관계전공신입생' },
  play: async ({ canvas }) => {
    await canvas.findByText(messages.list.emptySearch);
  },
};
