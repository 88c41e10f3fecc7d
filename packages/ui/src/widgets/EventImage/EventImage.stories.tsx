import { card } from '@campus-bell/domain/words/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { UiEnvironmentProvider, useEnvironment } from '../../environment/UiEnvironment.tsx';
import { guidance } from './EventImage.guidance.ts';
import { EventImage, type EventImageProps } from './EventImage.tsx';

const meta = {
  title: 'Widgets/EventImage',
  component: EventImage,
  args: {
    address: 'https://api.campus.test/images/1003.svg',
    alt: '국가장학금 안내 포스터',
    shape: 'thumbnail',
  },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof EventImage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Thumbnail: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: '국가장학금 안내 포스터' });
    await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(image).toHaveAttribute('src', 'https://api.campus.test/images/1003.svg');
  },
};

export const Banner: Story = {
  args: { shape: 'banner', address: 'https://api.campus.test/images/banner-1.svg', alt: '배너' },
};

export const Gallery: Story = { args: { shape: 'gallery' } };

export const Poster: Story = {
  args: { shape: 'poster' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: '국가장학금 안내 포스터' });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(image.naturalWidth / image.naturalHeight, 1);
  },
};

export const RelativeToTheApi: Story = {
  args: { address: '/images/1003.svg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', 'https://api.campus.test/images/1003.svg');
  },
};

export const ThroughTheProxy: Story = {
  args: { address: 'http://img.ajou.example/1003.svg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute(
      'src',
      'https://api.campus.test/image-proxy?url=http%3A%2F%2Fimg.ajou.example%2F1003.svg',
    );
  },
};

export const WithoutAProxy: Story = {
  args: { address: 'http://img.ajou.example/1003.svg' },
  render: (args) => <WithoutProxy {...args} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: card.noImage({ name: '국가장학금 안내 포스터' }) }),
    ).toBeVisible();
  },
};

export const Missing: Story = {
  args: { address: null },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: card.noImage({ name: '국가장학금 안내 포스터' }) }),
    ).toBeVisible();
  },
};

export const Broken: Story = {
  args: { address: 'https://api.campus.test/images/missing-1.svg' },
  play: async ({ canvas }) => {
    const sizeOf = () => canvas.getByRole('img').parentElement?.getBoundingClientRect().height;
    const before = sizeOf();
    await waitFor(() => canvas.getByRole('img', { name: card.noImage({ name: '국가장학금 안내 포스터' }) }));
    await expect(sizeOf()).toBe(before);
  },
};

function WithoutProxy(props: EventImageProps) {
  const environment = useEnvironment();
  return (
    <UiEnvironmentProvider environment={{ ...environment, images: { ...environment.images, proxy: null } }}>
      <EventImage {...props} />
    </UiEnvironmentProvider>
  );
}
