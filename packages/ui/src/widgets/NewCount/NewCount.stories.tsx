import { eventQueries } from '@campus-bell/api/queries/events';
import { card } from '@campus-bell/domain/words/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useInfiniteQuery } from '@tanstack/react-query';
import { expect, fn } from 'storybook/test';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { endingWith } from '../../hooks/matches.fake.tsx';
import { useBoardVisit } from '../../notices/useBoardVisit.ts';
import { FilterChip } from '../Chip/FilterChip.tsx';
import { guidance } from './NewCount.guidance.ts';
import { NewCount } from './NewCount.tsx';

/** Opens the board as its list does. */
function Opened({ slug }: { slug: string }) {
  const { api, visit } = useEnvironment();
  useBoardVisit(slug, useInfiniteQuery(eventQueries.board(api, { slug, searchText: '' }, visit)));
  return <Board slug={slug} />;
}

function Board({ slug }: { slug: string }) {
  return (
    <FilterChip pressed onToggle={fn()}>
      아주대학교-일반
      <NewCount slug={slug} />
    </FilterChip>
  );
}

const seen = (moment: string) => ({ boardsSeen: { AjouNormal: Date.parse(`${moment}:00+09:00`) } });

const meta = {
  title: 'Widgets/NewCount',
  component: NewCount,
  args: { slug: 'AjouNormal' },
  parameters: { guidance, layout: 'padded', notes: seen('2026-03-04T08:30') },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof NewCount>;
export default meta;

type Story = StoryObj<typeof meta>;

const hasNews = (said: string) =>
  said.startsWith('아주대학교-일반') &&
  said.endsWith(card.newPosts({ count: Number(/(\d)\D*$/.exec(said)?.[1]) }));

export const NewSinceLastTime: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: hasNews });
  },
};

export const MoreThanWasLookedAt: Story = {
  parameters: { notes: seen('2025-12-01T09:00') },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: endingWith(card.newPostsOrMore({ count: 10 })) });
  },
};

export const NeverOpenedBefore: Story = {
  parameters: { notes: {} },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('button', { name: '아주대학교-일반' })).toBeVisible();
    await expect(loaded.campus.events().length).toBeGreaterThan(0);
  },
};

export const NotOpened: Story = {
  render: (args) => <Board {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '아주대학교-일반' })).toBeVisible();
  },
};
