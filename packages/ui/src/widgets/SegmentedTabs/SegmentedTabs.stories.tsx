import { places } from '@campus-bell/domain/words/places';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { brokenWords } from '../../hooks/brokenWords.fake.ts';
import { startingWith } from '../../hooks/matches.fake.tsx';
import { guidance } from './SegmentedTabs.guidance.ts';
import { SegmentedTabs, type SegmentedTabsProps } from './SegmentedTabs.tsx';
import { TabPanel } from './TabPanel.tsx';

const meta = {
  title: 'Widgets/SegmentedTabs',
  component: SegmentedTabs,
  args: {
    label: '구독한 글',
    name: 'feed',
    tabs: [
      { id: 'topic', label: '구독 공지' },
      { id: 'keyword', label: '키워드 공지' },
    ],
    activeId: 'topic',
    onSelectTab: () => undefined,
  },
  parameters: { guidance, layout: 'padded' },
  render: (args) => <Tabs {...args} />,
} satisfies Meta<typeof SegmentedTabs<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '키워드 공지' }));
    await expect(canvas.getByRole('tabpanel', { name: '키워드 공지' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: '구독 공지', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: '키워드 공지', selected: true })).toHaveFocus();
  },
};
export const SecondOpen: Story = {
  args: { activeId: 'keyword' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: '키워드 공지' })).toBeVisible();
  },
};
export const WithDotAndCount: Story = {
  args: {
    tabs: [
      { id: 'topic', label: '구독 공지', unread: true },
      { id: 'keyword', label: '키워드 공지', count: 7 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: startingWith('구독 공지', places.unread) })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^키워드 공지.*7/ })).toBeVisible();
  },
};
export const LargeTextOnASmallPhone: Story = {
  ...WithDotAndCount,
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
};

/** Each word stays whole, and the row is no wider than the page. */
export const LongWordInLargeText: Story = {
  args: {
    tabs: [
      { id: 'topic', label: 'Boards', unread: true },
      { id: 'keyword', label: 'Keywords', unread: true },
    ],
  },
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await expect(brokenWords(list)).toEqual([]);
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const [boards, keywords] = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect());
    await expect(boards?.top).toBe(keywords?.top);
  },
};

function Tabs(props: SegmentedTabsProps<string>) {
  const [activeId, setActiveId] = useState(props.activeId);
  return (
    <>
      <SegmentedTabs {...props} activeId={activeId} onSelectTab={setActiveId} />
      <TabPanel name={props.name} activeId={activeId}>
        {props.tabs.find(({ id }) => id === activeId)?.label}
      </TabPanel>
    </>
  );
}
