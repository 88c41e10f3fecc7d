import type { EventCard } from '@campus-bell/api/wire/event';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OpeningEvent } from './OpeningEvent.tsx';

const event: EventCard = {
  eventId: 17042,
  title: '2026학년도 1학기 국가장학금 2차 신청 안내',
  content: '한국장학재단 누리집에서 신청해야 해요.',
  imageUrl: null,
  url: null,
  createdAt: '2026-03-04T15:10:00+09:00',
  likesCount: 41,
  viewCount: 1804,
  liked: false,
  boardName: '아주대학교-장학',
  writer: null,
  keywords: [],
};

/** What a tap on an event shows until its screen is drawn: for the eye alone, and nothing in it can be tapped. */
const meta = {
  title: 'Screens/Event detail/Opening',
  component: OpeningEvent,
  args: { event },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OpeningEvent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OverAList: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByText(event.title);
    await expect(title).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(title.closest('[inert]')).not.toBeNull();
    const { x, bottom } = title.getBoundingClientRect();
    await waitFor(() => expect(document.elementFromPoint(x, bottom + 200)?.contains(title)).toBe(true));
  },
};

export const WithoutATitle: Story = {
  args: { event: { ...event, title: ' ', boardName: '', createdAt: null } },
};

export const LongTitle: Story = {
  args: { event: { ...event, title: '긴 제목 '.repeat(40), likesCount: 12_840, viewCount: 134_500 } },
};
