import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { cardEdges, showsCards } from '../../widgets/EventCard/cardEdges.ts';
import { LikedScreen, type LikedScreenProps } from './LikedScreen.tsx';

/** Stands in for the address of the app, which keeps the search. */
function LikedAddress({ searchText: first, onSubmitSearch }: LikedScreenProps) {
  const [searchText, setSearchText] = useState(first);
  return (
    <LikedScreen
      searchText={searchText}
      onSubmitSearch={(next) => {
        onSubmitSearch(next);
        setSearchText(next);
      }}
    />
  );
}

const meta = {
  title: 'Screens/Liked events',
  component: LikedScreen,
  args: { searchText: '', onSubmitSearch: fn() },
  parameters: { signedIn: true },
  render: (args) => <LikedAddress {...args} />,
} satisfies Meta<typeof LikedScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const cards = (canvas: Parameters<Play>[0]['canvas']) => canvas.getAllByRole('article');
const goToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);

export const LoginRequired: Story = {
  parameters: { signedIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '로그인하기' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { scenario: 'likedLoading' },
  play: async ({ canvas }) => {
    await canvas.findByText('불러오는 중이에요…');
  },
};

export const FirstPage: Story = {
  play: async (context) => {
    await showsCards(context);
    await expect(cards(context.canvas)).toHaveLength(10);
    await expect(context.canvas.getByRole('heading', { level: 1, name: '내가 찜한 글' })).toBeVisible();
    for (const star of context.canvas.getAllByRole('button', { name: /^찜 / })) {
      await expect(star).toHaveAttribute('aria-pressed', 'true');
    }
  },
};

export const NoMoreEvents: Story = {
  play: async (context) => {
    await showsCards(context);
    goToEnd();
    await context.canvas.findByText('더 이상 글이 없어요.');
    await expect(cards(context.canvas)).toHaveLength(15);
  },
};

export const Unliked: Story = {
  play: async (context) => {
    const { canvas } = context;
    await showsCards(context);
    const title = canvas.getAllByRole('heading', { level: 2 })[0]?.textContent ?? '';
    const [star] = canvas.getAllByRole('button', { name: /^찜 / });
    if (star) await userEvent.dblClick(star);
    await waitFor(() => expect(canvas.queryByRole('link', { name: title })).toBeNull());
    await screen.findByText('찜한 글에서 뺐어요.');
    await screen.findByRole('button', { name: '되돌리기' });
  },
};

export const UnlikeUndone: Story = {
  play: async (context) => {
    const { canvas } = context;
    await Unliked.play?.(context);
    const before = canvas.getAllByRole('article').length;
    await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(before + 1));
    await waitFor(() => expect(screen.queryByText('찜한 글에서 뺐어요.')).toBeNull());
  },
};

export const LikeError: Story = {
  parameters: { scenario: 'likeFails' },
  play: async (context) => {
    await showsCards(context);
    const [star] = context.canvas.getAllByRole('button', { name: /^찜 / });
    if (star) await userEvent.click(star);
    await screen.findByRole('alertdialog', { name: '찜을 취소하지 못했어요' });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Searched: Story = {
  args: { searchText: '안내' },
  play: async (context) => {
    await showsCards(context);
    for (const card of cards(context.canvas)) await expect(card).toHaveTextContent('안내');
  },
};

export const SearchSubmitted: Story = {
  play: async (context) => {
    await showsCards(context);
    await userEvent.type(context.canvas.getByRole('searchbox'), '  안내 {Enter}');
    await expect(context.args.onSubmitSearch).toHaveBeenCalledWith('안내');
  },
};

export const NothingFound: Story = {
  args: { searchText: '없는 말' },
  play: async ({ canvas }) => {
    await canvas.findByText('찜한 글에서 찾지 못했어요. 다른 검색어로 찾아보세요.');
  },
};

export const SearchCleared: Story = {
  args: { searchText: '없는 말' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '검색어 지우고 모두 보기' }));
    await expect(args.onSubmitSearch).toHaveBeenCalledWith('');
  },
};

export const NothingLiked: Story = {
  parameters: { signedIn: 'newcomer' },
  play: async ({ canvas }) => {
    await canvas.findByText('아직 찜한 글이 없어요.');
  },
};

export const EmptyPages: Story = {
  parameters: { scenario: 'likedEmptyPages' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '더 보기' });
  },
};

export const ServerError: Story = {
  parameters: { scenario: 'likedFails' },
  play: async ({ canvas }) => {
    await canvas.findByText('서버 오류로 글을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.');
    await expect(canvas.getByRole('button', { name: '다시 불러오기' })).toBeVisible();
  },
};

export const ServerErrorOnPageTwo: Story = {
  parameters: { scenario: 'likedFailsOnPageTwo' },
  play: async (context) => {
    await showsCards(context);
    goToEnd();
    await context.canvas.findByRole('button', { name: '다시 불러오기' });
    await expect(cards(context.canvas)).toHaveLength(10);
  },
};

export const SessionExpired: Story = {
  parameters: { scenario: 'sessionExpired' },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: '다시 불러오기' });
    await expect(loaded.spies.onSessionLost).toHaveBeenCalledWith('rejected');
  },
};

export const RoleOfTheToolbar: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { role: 'newMember' },
  play: async ({ canvas }) => {
    await canvas.findByText('아직 찜한 글이 없어요.');
  },
};

export const MoreEventsLoading: Story = {
  parameters: { scenario: 'likedLoadingOnPageTwo' },
  play: async (context) => {
    await showsCards(context);
    goToEnd();
    await context.canvas.findByText('불러오는 중이에요…');
    await expect(cards(context.canvas)).toHaveLength(10);
  },
};

export const Offline: Story = {
  parameters: { scenario: 'networkDown' },
  play: async ({ canvas }) => {
    await canvas.findByText(/서버에 연결하지 못했어요/);
    await expect(canvas.queryByText(/서버 오류/)).toBeNull();
  },
};

export const LongTitles: Story = cardEdges.longTitles;

export const MissingImages: Story = cardEdges.missingImages;

export const BareRows: Story = cardEdges.bareRows;

export const TenThousandsOfViewsAndLikes: Story = cardEdges.tenThousandsOfViewsAndLikes;

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async (context) => {
    await showsCards(context);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
