import { countLabel } from '@campus-bell/domain/countLabel';
import { action } from '@campus-bell/domain/words/action';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { card } from '@campus-bell/domain/words/card';
import { detail } from '@campus-bell/domain/words/detail';
import { image } from '@campus-bell/domain/words/image';
import { post } from '@campus-bell/domain/words/post';
import { createCampus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UiEnvironmentProvider, useEnvironment } from '../../environment/UiEnvironment.tsx';
import { likeName, startingWith } from '../../hooks/matches.fake.tsx';
import { EventDetailScreen, type EventDetailScreenProps } from './EventDetailScreen.tsx';

const { samples } = createCampus();

const meta = {
  title: 'Screens/Event detail/Edges',
  component: EventDetailScreen,
  args: { eventId: samples.ordinary, onGoBack: fn() },
} satisfies Meta<typeof EventDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingSeenOrLiked: Story = {
  tags: ['state:zero'],
  parameters: { scenario: 'countsAtZero' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: startingWith(post.exactLikes({ count: 0 })) });
  },
};

export const TenThousandsOfViewsAndLikes: Story = {
  tags: ['state:many'],
  parameters: { scenario: 'countsInTenThousands' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: startingWith(post.exactLikes({ count: 128_400 })) }),
    ).toHaveTextContent(countLabel(128_400));
  },
};

const isThere = (said: string) => !said.includes(card.noImage({ name: '' }));

export const AllImagesMissing: Story = {
  tags: ['state:missingImage'],
  args: { eventId: samples.manyImages },
  parameters: {
    campus: (campus) => {
      const event = campus.event(samples.manyImages);
      const imageUrls = ['a', 'b', 'c'].map((name) => `${campus.settings.imageBase}/missing-${name}.svg`);
      if (event !== null) campus.addEvent({ ...event, imageUrls });
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: card.noImage({ name: image.oneOf({ number: 1, count: 3 }) }) });
    await expect(canvas.queryByRole('img', { name: isThere })).toBeNull();
  },
};

/** Opened from its notification, while the server's answer is on its way. */
export const KnownFromItsPush: Story = {
  parameters: { scenario: 'detailLoading' },
  render: (props) => <OpenedFromItsPush {...props} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '<b>장학금</b> 신청 안내' });
    await expect(canvas.getByText(detail.loading)).toBeVisible();
    await expect(canvas.getByText(campusName('아주대학교-장학'))).toBeVisible();
    await expect(canvas.queryByText(startingWith(post.views({ count: '' })))).toBeNull();
    await expect(canvas.queryByRole('button', { name: likeName })).toBeNull();
  },
};

/** Its text was drawn before the app had started; what can be done with it waits for the app's own answer. */
export const DrawnBeforeTheApp: Story = {
  parameters: { scenario: 'detailLoading' },
  render: (props) => <DrawnBefore {...props} />,
  play: async ({ canvas }) => {
    await canvas.findByText('3층 열람실 좌석이 바뀌어요.');
    await expect(canvas.getByText(post.views({ count: 7 }))).toBeVisible();
    await expect(canvas.queryByText(detail.loading)).toBeNull();
    await expect(canvas.queryByRole('button', { name: likeName })).toBeNull();
  },
};

/** The app's own answer then failed: the text stays, with the way to ask again. */
export const DrawnBeforeTheAppThenFailed: Story = {
  parameters: { scenario: 'detailFails' },
  render: (props) => <DrawnBefore {...props} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: action.tryAgain });
    await expect(canvas.getByText('3층 열람실 좌석이 바뀌어요.')).toBeVisible();
  },
};

const drawnEvent = {
  title: '도서관 좌석 안내',
  content: '3층 열람실 좌석이 바뀌어요.',
  boardName: '아주대학교-일반',
  imageUrls: [],
  url: null,
  createdAt: '2026-03-04T06:10:00',
  likesCount: 2,
  viewCount: 7,
  liked: false,
  writer: null,
};

function DrawnBefore(props: EventDetailScreenProps) {
  const environment = useEnvironment();
  const event = { ...drawnEvent, eventId: props.eventId };
  return (
    <UiEnvironmentProvider environment={{ ...environment, firstContent: () => ({ at: 0, event }) }}>
      <EventDetailScreen {...props} />
    </UiEnvironmentProvider>
  );
}

function OpenedFromItsPush(props: EventDetailScreenProps) {
  const environment = useEnvironment();
  const pushed = {
    eventId: props.eventId,
    title: '<b>장학금</b> 신청 안내',
    boardName: '아주대학교-장학',
    imageUrl: null,
  };
  return (
    <UiEnvironmentProvider environment={{ ...environment, firstContent: () => ({ at: 0, pushed }) }}>
      <EventDetailScreen {...props} />
    </UiEnvironmentProvider>
  );
}

export const NothingButTheSite: Story = {
  args: { eventId: samples.noContent },
  parameters: {
    campus: (campus) => {
      const event = campus.event(samples.noContent);
      if (event !== null) campus.addEvent({ ...event, imageUrls: [] });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(post.noTextButSite)).toBeVisible();
  },
};
