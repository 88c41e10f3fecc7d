import { action } from '@campus-bell/domain/words/action';
import { connection } from '@campus-bell/domain/words/connection';
import { search } from '@campus-bell/domain/words/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cardEdges } from '../../widgets/EventCard/cardEdges.fake.ts';
import { EventSearchScreen } from './EventSearchScreen.tsx';
import { ledSearch } from './searchStandIn.fake.tsx';

const meta = {
  title: 'Screens/Event search/Edges',
  component: EventSearchScreen,
  args: ledSearch.args,
} satisfies Meta<typeof EventSearchScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  tags: ['state:offline'],
  parameters: { scenario: 'networkDown' },
  play: async ({ canvas }) => {
    await canvas.findByText(connection.noAnswer);
    await expect(canvas.getByRole('button', { name: action.retry })).toBeVisible();
  },
};

export const SessionExpired: Story = { ...cardEdges.sessionExpired, tags: ['state:unauthorised'] };

export const NothingSeenOrLiked: Story = { ...cardEdges.nothingSeenOrLiked, tags: ['state:zero'] };

export const TenThousandsOfViewsAndLikes: Story = {
  ...cardEdges.tenThousandsOfViewsAndLikes,
  tags: ['state:many'],
};

/** The search box takes twenty characters. */
export const LongSearchText: Story = {
  tags: ['state:longText'],
  args: { searchText: '경제정치사회융합학부국제관계전공신입생' },
  play: async ({ canvas }) => {
    await canvas.findByText(search.nothingFound);
  },
};
