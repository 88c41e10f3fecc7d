import { createCampus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EventDetailScreen } from './EventDetailScreen.tsx';

const { samples } = createCampus();

const meta = {
  title: 'Screens/Event detail/Edges',
  component: EventDetailScreen,
  args: { eventId: samples.ordinary, onGoBack: fn() },
} satisfies Meta<typeof EventDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingSeenOrLiked: Story = {
  parameters: { scenario: 'countsAtZero' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^찜 0개/ });
  },
};

export const TenThousandsOfViewsAndLikes: Story = {
  parameters: { scenario: 'countsInTenThousands' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^찜 128400개/ })).toHaveTextContent('12.8만');
  },
};

export const AllImagesMissing: Story = {
  args: { eventId: samples.manyImages },
  parameters: {
    campus: (campus) => {
      const event = campus.event(samples.manyImages);
      const imageUrls = ['a', 'b', 'c'].map((name) => `${campus.settings.imageBase}/missing-${name}.svg`);
      if (event !== null) campus.addEvent({ ...event, imageUrls });
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /이미지 없음/ });
    await expect(canvas.queryByRole('img', { name: /^(?!.*이미지 없음)/ })).toBeNull();
  },
};
