import { messages } from '@campus-bell/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Arrival } from '../../flows/Arrival.tsx';
import { cardEdges, showsCards } from '../../widgets/EventCard/cardEdges.ts';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Screens/Home/Edges',
  component: HomeScreen,
  args: { unreadCount: 0, teamUrl: null },
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SessionExpired: Story = cardEdges.sessionExpired;

export const LongTitles: Story = cardEdges.longTitles;

export const MissingImages: Story = cardEdges.missingImages;

export const BareRows: Story = cardEdges.bareRows;

export const NothingSeenOrLiked: Story = cardEdges.nothingSeenOrLiked;

export const TenThousandsOfViewsAndLikes: Story = cardEdges.tenThousandsOfViewsAndLikes;

export const AfterTheWithdrawal: Story = {
  render: (args) => (
    <Arrival toast={{ text: messages.withdrawal.done }}>
      <HomeScreen {...args} />
    </Arrival>
  ),
  play: async (context) => {
    await showsCards(context);
    await waitFor(() => expect(document.body).toHaveTextContent(messages.withdrawal.done));
  },
};
