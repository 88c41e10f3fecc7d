import { eventQueries } from '@campus-bell/api/queries/events';
import { action } from '@campus-bell/domain/words/action';
import { card } from '@campus-bell/domain/words/card';
import { carousel } from '@campus-bell/domain/words/carousel';
import { detail } from '@campus-bell/domain/words/detail';
import { frame } from '@campus-bell/domain/words/frame';
import { image as imageWords } from '@campus-bell/domain/words/image';
import { post } from '@campus-bell/domain/words/post';
import { product } from '@campus-bell/domain/words/product';
import { time } from '@campus-bell/domain/words/time';
import { way } from '@campus-bell/domain/words/way';
import { type Campus, createCampus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { expectFocusOnWhatCame, expectHeldRetry } from '../../hooks/heldRetry.fake.tsx';
import { containing } from '../../hooks/matches.fake.tsx';
import { BottomNavigation } from '../../widgets/BottomNavigation/BottomNavigation.tsx';
import { EventDetailScreen, type EventDetailScreenProps } from './EventDetailScreen.tsx';

const { samples } = createCampus();
const unknownId = 999_999;

const meta = {
  title: 'Screens/Event detail',
  component: EventDetailScreen,
  parameters: {
    route: 'event',
    titled: '글 상세',
    kilobytes: 39,
    waived: { 'One notice, no list.': ['more', 'end', 'failedOnPageTwo'] },
  },
  args: { eventId: samples.ordinary, onGoBack: fn() },
} satisfies Meta<typeof EventDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'detailLoading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(detail.loading)).toHaveRole('status');
    await expect(canvas.getByRole('heading', { level: 1, name: post.notice })).toBeVisible();
  },
};

/** Kept from an earlier visit, while the server's answer is on its way. */
export const Saved: Story = {
  parameters: { scenario: 'detailLoading' },
  render: (props) => <SavedEvent {...props} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '도서관 이용 특강 안내' });
    const words = await canvas.findByText(post.savedAt({ age: time.hours({ count: 3 }) }));
    await expect(words).toBeVisible();
    await expect(canvas.getByRole('status')).toContainElement(words);
  },
};

function SavedEvent(props: EventDetailScreenProps) {
  const { api, now } = useEnvironment();
  const queryClient = useQueryClient();
  useState(() =>
    queryClient.setQueryData(
      eventQueries.detail(api, props.eventId).queryKey,
      {
        eventId: props.eventId,
        title: '도서관 이용 특강 안내',
        content: '자료를 찾는 법을 알려 드려요.',
        url: null,
        createdAt: '2026-03-03T11:07:00',
        likesCount: 3,
        viewCount: 120,
        writer: '중앙도서관',
        imageUrls: [],
        liked: false,
        boardName: '학사',
      },
      { updatedAt: now().getTime() - 3 * 3600_000 },
    ),
  );
  return <EventDetailScreen {...props} />;
}

export const OneImage: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '신입생을 위한 도서관 이용 특강 안내' });
    await expect(canvas.getByText('2026-03-03 11:07')).toBeVisible();
    await expect(canvas.getByText(post.exactViews({ count: 1204 }))).toBeInTheDocument();
    await expect(
      canvas.queryByRole('button', { name: carousel.next({ slides: imageWords.images }) }),
    ).toBeNull();
    await expect(canvas.getByRole('link', { name: 'help@ajou.example' })).toHaveAttribute(
      'href',
      'mailto:help@ajou.example',
    );
    await userEvent.click(canvas.getByRole('button', { name: frame.back }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
  },
};

export const ManyImages: Story = {
  args: { eventId: samples.manyImages },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: carousel.previous({ slides: imageWords.images }) }),
    );
    const last = await canvas.findByRole('button', {
      name: `${imageWords.oneOf({ number: 5, count: 5 })} ${imageWords.enlarge}`,
    });
    await userEvent.click(last);
    await screen.findByRole('dialog', { name: imageWords.viewer });
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('img', { name: imageWords.oneOf({ number: 1, count: 5 }) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(last).toHaveFocus());
  },
};

export const NoImage: Story = {
  tags: ['state:missingImage'],
  args: { eventId: samples.noImage },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '수강정정 기간 전산 점검 안내' });
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const BrokenImage: Story = {
  tags: ['state:missingImage'],
  args: { eventId: samples.brokenImage },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: card.noImage({ name: imageWords.one }) });
  },
};

export const InsecureImageThroughTheProxy: Story = {
  args: { eventId: samples.insecureImage },
  play: async ({ canvas }) => {
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: imageWords.one });
    const address = new URL(image.src);
    await expect(`${address.origin}${address.pathname}`).toBe('https://api.campus.test/image-proxy');
    await expect(address.searchParams.get('url')).toMatch(/^http:\/\/img\.ajou\.example\//);
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
  },
};

export const NoContent: Story = {
  tags: ['state:empty'],
  args: { eventId: samples.noContent },
  play: async ({ canvas }) => {
    await canvas.findByText(post.imagesOnly);
    const poster = canvas.getByRole<HTMLImageElement>('img', { name: imageWords.one });
    await waitFor(() => expect(poster.naturalWidth).toBeGreaterThan(0));
    const { width, height } = poster.getBoundingClientRect();
    await expect(width).toBe(document.documentElement.clientWidth);
    await expect(height / width).toBeCloseTo(poster.naturalHeight / poster.naturalWidth, 1);
    await userEvent.click(canvas.getByRole('button', { name: containing(imageWords.enlarge) }));
    await screen.findByRole('dialog', { name: imageWords.viewer });
    await userEvent.keyboard('{Escape}');
  },
};

export const NoWriter: Story = {
  args: { eventId: samples.noWriter },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '분실물 보관 기간 안내' });
    await expect(canvas.queryByText(post.writer)).toBeNull();
  },
};

export const BareRow: Story = {
  tags: ['state:missingImage'],
  parameters: { scenario: 'bareRows' },
  play: async ({ canvas }) => {
    await canvas.findByText(post.noText);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const BlankTitle: Story = {
  tags: ['state:empty'],
  args: { eventId: unknownId },
  parameters: {
    campus: (campus: Campus) =>
      campus.addEvent({ id: unknownId, title: ' ', content: null, url: null, writer: null, imageUrls: [] }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: card.untitled });
    await canvas.findByText(post.noText);
  },
};

export const LongTitle: Story = {
  tags: ['state:longText'],
  args: { eventId: samples.longTitle },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: /자기주도 학습 공동체/ });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const LongText: Story = {
  tags: ['state:longText'],
  args: { eventId: samples.longContent },
  play: async ({ canvas }) => {
    await canvas.findByText('생활관 이용 규정이 다음과 같이 바뀝니다.');
    await expect(canvas.getByRole('link', { name: 'dorm@ajou.example' })).toBeVisible();
  },
};

export const LongUnbrokenAddress: Story = {
  tags: ['state:longText'],
  args: { eventId: samples.unbrokenUrl },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^https:\/\/survey/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const MarkupStaysText: Story = {
  args: { eventId: samples.markup },
  play: async ({ canvas }) => {
    await canvas.findByText('<script>alert(1)</script>');
  },
};

export const Unauthorised: Story = {
  parameters: { scenario: 'detailUnauthorised' },
  play: async ({ canvas }) => {
    await expect(
      await screen.findByRole('alertdialog', { name: detail.sessionExpired.title }),
    ).toHaveAccessibleDescription(detail.sessionExpired.text);
    await userEvent.click(screen.getByRole('button', { name: action.confirm }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText(detail.failed)).toBeVisible();
    await expect(canvas.getByRole('link', { name: action.login })).toHaveAttribute('href', '/login');
  },
};

export const UnauthorisedWhileSignedIn: Story = {
  tags: ['state:unauthorised'],
  parameters: {
    scenario: 'detailUnauthorised',
    signedIn: true,
  },
  play: async ({ loaded }) => {
    await screen.findByRole('alertdialog', { name: detail.sessionExpired.title });
    await expect(loaded.spies.onSessionLost).not.toHaveBeenCalled();
  },
};

export const SessionEndedByTheCall: Story = {
  tags: ['state:unauthorised'],
  parameters: { scenario: 'sessionExpired', signedIn: true },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('heading', { level: 1, name: '신입생을 위한 도서관 이용 특강 안내' });
    await expect(loaded.spies.onSessionLost).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const AskedAgain: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'detailFails' },
  play: async ({ args, canvas }) => {
    const retry = await canvas.findByRole('button', { name: action.tryAgain });
    await expectHeldRetry(retry, `/api/event/detail/${args.eventId}`);
  },
};

export const CameAtLast: Story = {
  parameters: { scenario: 'readsFailOnce' },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: action.tryAgain });
    const title = { level: 1, name: '신입생을 위한 도서관 이용 특강 안내' };
    await expectFocusOnWhatCame(retry, () => canvas.findByRole('heading', title));
  },
};

export const SessionEndedByTheRetry: Story = {
  parameters: { scenario: 'detailUnauthorised', signedIn: true },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await screen.findByRole('button', { name: action.confirm }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    loaded.campus.expireRefreshTokens();
    const busy = canvas.findByRole('button', { name: action.tryAgain, busy: true });
    await userEvent.click(canvas.getByRole('button', { name: action.tryAgain }));
    await busy;
    await waitFor(() => expect(loaded.spies.onSessionLost).toHaveBeenCalledWith('rejected'));
    await canvas.findByRole('button', { name: action.tryAgain, busy: false });
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const ServerError: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'detailFails' },
  play: async ({ canvas }) => {
    const { textContent } = await canvas.findByRole('alert');
    await expect(textContent).toBe(`${detail.failed}${action.tryAgain}`);
    await expect(canvas.queryByText(detail.loading)).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: post.notice })).toBeVisible();
    const busy = canvas.findByRole('button', { name: action.tryAgain, busy: true });
    await userEvent.click(canvas.getByRole('button', { name: action.tryAgain }));
    await busy;
    await canvas.findByRole('button', { name: action.tryAgain, busy: false });
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Offline: Story = {
  ...ServerError,
  tags: ['state:offline'],
  parameters: { scenario: 'networkDown' },
};

export const Deleted: Story = {
  args: { eventId: unknownId },
  play: async ({ canvas }) => {
    await canvas.findByText(detail.gone.title);
    await expect(document.title).toBe(product.titled({ page: detail.gone.title }));
    await expect(canvas.queryByRole('button', { name: action.tryAgain })).toBeNull();
    await expect(canvas.getByRole('link', { name: way.otherPosts })).toHaveAttribute('href', '/event');
  },
};

/** Stands in for the list that the event was opened from. */
function OpenedFromItsCard({ eventId, onGoBack }: EventDetailScreenProps) {
  const { api } = useEnvironment();
  const { data } = useInfiniteQuery(eventQueries.board(api, { slug: 'AjouNormal', searchText: '' }));
  return data === undefined ? null : <EventDetailScreen eventId={eventId} onGoBack={onGoBack} />;
}

const ordinaryTitle = '신입생을 위한 도서관 이용 특강 안내';

export const KnownFromItsCard: Story = {
  parameters: { scenario: 'detailLoading' },
  render: (args) => <OpenedFromItsCard {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: ordinaryTitle });
    await expect(canvas.getByText('2026-03-03 11:07')).toBeVisible();
    await expect(canvas.getByText(detail.loading)).toBeVisible();
    await expect(document.title).toBe(product.titled({ page: ordinaryTitle }));
  },
};

export const KnownFromItsCardButFailed: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'detailFails' },
  render: (args) => <OpenedFromItsCard {...args} />,
  play: async ({ canvas }) => {
    const { textContent } = await canvas.findByRole('alert');
    await expect(textContent).toBe(`${detail.failed}${action.tryAgain}`);
    await expect(canvas.getByRole('heading', { level: 1, name: ordinaryTitle })).toBeVisible();
  },
};

export const TitleScrolledAway: Story = {
  args: { eventId: samples.mostViewed },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    const title = within(await canvas.findByRole('article')).getByRole('heading', { level: 1 });
    window.scrollTo(0, 0);
    await canvas.findByText(post.notice, { selector: 'header > p' });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await canvas.findByText(title.textContent ?? '', { selector: 'header > p' });
    window.scrollTo(0, 0);
    await canvas.findByText(post.notice, { selector: 'header > p' });
  },
};

export const AboveTheBottomNavigation: Story = {
  args: { eventId: samples.mostViewed },
  decorators: [
    (Story) => (
      <>
        <BottomNavigation currentPath="/event/17042" subscriptionsUnread={false} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const writer = await canvas.findByText('교육혁신원');
    window.scrollTo(0, document.documentElement.scrollHeight);
    const bar = canvas.getByRole('region', { name: post.actions });
    await expect(writer.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    window.scrollTo(0, 0);
  },
};

export const LargeTextOnASmallPhone: Story = {
  ...AboveTheBottomNavigation,
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
};
