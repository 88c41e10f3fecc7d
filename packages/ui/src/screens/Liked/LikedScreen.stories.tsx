import { action } from '@campus-bell/domain/words/action';
import { connection } from '@campus-bell/domain/words/connection';
import { eventSearch } from '@campus-bell/domain/words/eventSearch';
import { frame } from '@campus-bell/domain/words/frame';
import { like } from '@campus-bell/domain/words/like';
import { liked } from '@campus-bell/domain/words/liked';
import { likes } from '@campus-bell/domain/words/likes';
import { list } from '@campus-bell/domain/words/list';
import { rows } from '@campus-bell/domain/words/rows';
import type { Campus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectFocusOnWhatCame } from '../../hooks/heldRetry.fake.tsx';
import { likeName } from '../../hooks/matches.fake.tsx';
import { cardEdges, showsCards } from '../../widgets/EventCard/cardEdges.fake.ts';
import { goToEnd } from '../../widgets/PagedList/goToEnd.fake.tsx';
import { LikedScreen, type LikedScreenProps } from './LikedScreen.tsx';

/** Stands in for the address of the app, which keeps order and search. */
function LikedAddress({ view: first, onChangeView }: LikedScreenProps) {
  const [view, setView] = useState(first);
  return (
    <LikedScreen
      view={view}
      onChangeView={(next) => {
        onChangeView(next);
        setView(next);
      }}
    />
  );
}

const newest = { sort: 'newest', searchText: '' } as const;

const meta = {
  title: 'Screens/Liked events',
  component: LikedScreen,
  args: { view: newest, onChangeView: fn() },
  parameters: {
    route: 'liked',
    titled: '내가 찜한 글',
    kilobytes: 33.5,
    waived: { 'A liked event has at least one like: the member’s own.': ['zero'] },
    signedIn: true,
  },
  render: (args) => <LikedAddress {...args} />,
} satisfies Meta<typeof LikedScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const cards = (canvas: Parameters<Play>[0]['canvas']) => canvas.getAllByRole('article');

export const LoginRequired: Story = {
  tags: ['state:unauthorised'],
  parameters: { signedIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: action.login })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'likedLoading' },
  play: async ({ canvas }) => {
    await canvas.findByText(list.loading);
  },
};

export const FirstPage: Story = {
  tags: ['state:filled'],
  play: async (context) => {
    await showsCards(context);
    await expect(cards(context.canvas)).toHaveLength(10);
    await expect(context.canvas.getByRole('heading', { level: 1, name: likes.title })).toBeVisible();
    for (const star of context.canvas.getAllByRole('button', { name: likeName })) {
      await expect(star).toHaveAttribute('aria-pressed', 'true');
    }
  },
};

export const NoMoreEvents: Story = {
  tags: ['state:end'],
  play: async (context) => {
    await showsCards(context);
    goToEnd();
    await context.canvas.findByText(list.noMore);
    await expect(cards(context.canvas)).toHaveLength(15);
  },
};

export const Unliked: Story = {
  play: async (context) => {
    const { canvas } = context;
    await showsCards(context);
    const title = canvas.getAllByRole('heading', { level: 2 })[0]?.textContent ?? '';
    const [star] = canvas.getAllByRole('button', { name: likeName });
    if (star) await userEvent.dblClick(star);
    await waitFor(() => expect(canvas.queryByRole('link', { name: title })).toBeNull());
    await screen.findByText(liked.removed);
    await screen.findByRole('button', { name: frame.undo });
  },
};

export const UnlikeUndone: Story = {
  play: async (context) => {
    const { canvas } = context;
    await Unliked.play?.(context);
    const before = canvas.getAllByRole('article').length;
    await userEvent.click(screen.getByRole('button', { name: frame.undo }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(before + 1));
    await waitFor(() => expect(screen.queryByText(liked.removed)).toBeNull());
  },
};

export const UnlikedByKey: Story = {
  play: async (context) => {
    const { canvas } = context;
    await showsCards(context);
    const [, next] = canvas.getAllByRole('heading', { level: 2 });
    const [star] = canvas.getAllByRole('button', { name: likeName });
    star?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(star).not.toBeInTheDocument());
    await expect(canvas.getByRole('link', { name: next?.textContent ?? '' })).toHaveFocus();
  },
};

export const OnlyOneUnlikedByKey: Story = {
  parameters: {
    campus: (campus: Campus) => {
      const member = campus.person('member');
      const [only] = member.likedEventIds;
      member.likedEventIds.clear();
      if (only !== undefined) campus.like(member, only);
    },
  },
  play: async (context) => {
    const { canvas } = context;
    await showsCards(context);
    canvas.getByRole('button', { name: likeName }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(liked.empty);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const PageTwoCameAtLast: Story = {
  parameters: { scenario: 'likedFailsOnPageTwoOnce' },
  play: async (context) => {
    const { canvas } = context;
    await showsCards(context);
    goToEnd();
    const retry = await canvas.findByRole('button', { name: action.retry });
    const last = canvas.getAllByRole('article').at(-1)?.querySelector('a');
    await expectFocusOnWhatCame(retry, async () => last ?? retry);
  },
};

export const LikeError: Story = {
  parameters: { scenario: 'likeFails' },
  play: async (context) => {
    await showsCards(context);
    const [star] = context.canvas.getAllByRole('button', { name: likeName });
    if (star) await userEvent.click(star);
    await screen.findByRole('alertdialog', { name: like.unlikeFailed.title });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Searched: Story = {
  args: { view: { ...newest, searchText: '안내' } },
  play: async (context) => {
    await showsCards(context);
    for (const card of cards(context.canvas)) await expect(card).toHaveTextContent('안내');
  },
};

export const SearchSubmitted: Story = {
  play: async (context) => {
    await showsCards(context);
    await userEvent.type(context.canvas.getByRole('searchbox'), '  안내 {Enter}');
    await waitFor(() =>
      expect(context.args.onChangeView).toHaveBeenCalledWith({ ...newest, searchText: '안내' }),
    );
  },
};

export const NothingFound: Story = {
  tags: ['state:empty'],
  args: { view: { ...newest, searchText: '없는 말' } },
  play: async ({ canvas }) => {
    await canvas.findByText(liked.emptySearch);
  },
};

export const SearchCleared: Story = {
  args: { view: { ...newest, searchText: '없는 말' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: eventSearch.showAll }));
    await expect(args.onChangeView).toHaveBeenCalledWith(newest);
  },
};

export const NothingLiked: Story = {
  tags: ['state:empty'],
  parameters: { signedIn: 'newcomer' },
  play: async ({ canvas }) => {
    await canvas.findByText(liked.empty);
  },
};

export const EmptyPages: Story = {
  parameters: { scenario: 'likedEmptyPages' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: rows.more });
  },
};

export const ServerError: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'likedFails' },
  play: async ({ canvas }) => {
    await canvas.findByText(list.serverError);
    await expect(canvas.getByRole('button', { name: action.retry })).toBeVisible();
  },
};

export const ServerErrorOnPageTwo: Story = {
  tags: ['state:failedOnPageTwo'],
  parameters: { scenario: 'likedFailsOnPageTwo' },
  play: async (context) => {
    await showsCards(context);
    goToEnd();
    await context.canvas.findByRole('button', { name: action.retry });
    await expect(cards(context.canvas)).toHaveLength(10);
  },
};

export const SessionExpired: Story = {
  tags: ['state:unauthorised'],
  parameters: { scenario: 'sessionExpired' },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: action.retry });
    await expect(loaded.spies.onSessionLost).toHaveBeenCalledWith('rejected');
  },
};

export const RoleOfTheToolbar: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { role: 'newMember' },
  play: async ({ canvas }) => {
    await canvas.findByText(liked.empty);
  },
};

export const MoreEventsLoading: Story = {
  tags: ['state:more'],
  parameters: { scenario: 'likedLoadingOnPageTwo' },
  play: async (context) => {
    await showsCards(context);
    goToEnd();
    await context.canvas.findByText(list.loading);
    await expect(cards(context.canvas)).toHaveLength(10);
  },
};

export const Offline: Story = {
  tags: ['state:offline'],
  parameters: { scenario: 'networkDown' },
  play: async ({ canvas }) => {
    await canvas.findByText(connection.noAnswer);
    await expect(canvas.queryByText(list.serverError)).toBeNull();
  },
};

export const LongTitles: Story = { ...cardEdges.longTitles, tags: ['state:longText'] };

export const MissingImages: Story = { ...cardEdges.missingImages, tags: ['state:missingImage'] };

export const BareRows: Story = { ...cardEdges.bareRows, tags: ['state:missingImage'] };

export const TenThousandsOfViewsAndLikes: Story = {
  ...cardEdges.tenThousandsOfViewsAndLikes,
  tags: ['state:many'],
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async (context) => {
    await showsCards(context);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const TwoUnliked: Story = {
  play: async (context) => {
    await Unliked.play?.(context);
    const [star] = context.canvas.getAllByRole('button', { name: likeName });
    if (star) await userEvent.click(star);
    await expect(await screen.findByText(likes.severalRemoved({ count: 2 }))).toBeVisible();
  },
};
