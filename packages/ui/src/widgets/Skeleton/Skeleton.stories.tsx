import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventCardSkeleton } from '../EventCard/EventCardSkeleton.tsx';
import { guidance } from './Skeleton.guidance.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Widgets/Skeleton',
  component: Skeleton,
  args: { shape: 'line' },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const ShortLine: Story = { args: { shape: 'shortLine' } };
export const Thumbnail: Story = { args: { shape: 'thumbnail' } };
export const WholeCard: Story = {
  render: () => (
    <div style={{ containerType: 'inline-size' }}>
      <EventCardSkeleton />
    </div>
  ),
};
