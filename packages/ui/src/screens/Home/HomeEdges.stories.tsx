import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardEdges } from '../../widgets/EventCard/cardEdges.fake.ts';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Screens/Home/Edges',
  component: HomeScreen,
  args: { unreadCount: 0, teamUrl: null },
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SessionExpired: Story = { ...cardEdges.sessionExpired, tags: ['state:unauthorised'] };

export const LongTitles: Story = { ...cardEdges.longTitles, tags: ['state:longText'] };

export const MissingImages: Story = { ...cardEdges.missingImages, tags: ['state:missingImage'] };

export const BareRows: Story = { ...cardEdges.bareRows, tags: ['state:missingImage'] };

export const NothingSeenOrLiked: Story = { ...cardEdges.nothingSeenOrLiked, tags: ['state:zero'] };

export const TenThousandsOfViewsAndLikes: Story = {
  ...cardEdges.tenThousandsOfViewsAndLikes,
  tags: ['state:many'],
};
