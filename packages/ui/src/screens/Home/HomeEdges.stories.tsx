import { messages } from '@campus-bell/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Arrival } from '../../flows/Arrival.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Screens/Home/Edges',
  component: HomeScreen,
  args: { unreadCount: 0, teamUrl: null },
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const showsCards: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryAllByRole('article')).not.toHaveLength(0));
};

export const SessionExpired: Story = {
  parameters: { signedIn: true, scenario: 'sessionExpired' },
  play: async (context) => {
    await showsCards(context);
    await expect(context.loaded.spies.onSessionLost).toHaveBeenCalledOnce();
  },
};

export const LongTitles: Story = { parameters: { scenario: 'longTexts' }, play: showsCards };

export const MissingImages: Story = { parameters: { scenario: 'imagesMissing' }, play: showsCards };

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
    const [star] = context.canvas.getAllByRole('button', { name: '찜 128400개' });
    await expect(star).toHaveTextContent('12.8만');
  },
};

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
