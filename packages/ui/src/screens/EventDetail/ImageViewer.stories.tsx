import { createCampus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { ImageViewer } from './ImageViewer.tsx';

const campus = createCampus({ imageBase: 'https://api.campus.test/images' });
const imagesOf = (name: keyof typeof campus.samples) => campus.event(campus.samples[name])?.imageUrls ?? [];

const meta = {
  title: 'Screens/Event detail/Image viewer',
  component: ImageViewer,
  args: { open: true, imageUrls: imagesOf('manyImages'), startIndex: 0, onClose: fn() },
} satisfies Meta<typeof ImageViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ManyImages: Story = {
  play: async () => {
    await screen.findByRole('img', { name: '공지 이미지 1 / 5' });
    await userEvent.click(screen.getByRole('button', { name: '다음 이미지' }));
    await screen.findByRole('img', { name: '공지 이미지 2 / 5' });
  },
};

export const OneImage: Story = {
  args: { imageUrls: imagesOf('ordinary') },
  play: async () => {
    await screen.findByRole('img', { name: '공지 이미지' });
    await expect(screen.queryByRole('button', { name: '다음 이미지' })).toBeNull();
  },
};

export const WrapsAtBothEnds: Story = {
  args: { startIndex: 4 },
  play: async () => {
    await screen.findByRole('img', { name: '공지 이미지 5 / 5' });
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('img', { name: '공지 이미지 1 / 5' });
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByRole('img', { name: '공지 이미지 5 / 5' });
  },
};

export const SwipedOverFiftyPixels: Story = {
  play: async () => {
    await screen.findByRole('img', { name: '공지 이미지 1 / 5' });
    const capture = spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    const swipe = async (byPx: number) => {
      const image = screen.getByRole('img');
      const finger = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'touch' };
      await fireEvent.pointerDown(image, { ...finger, clientX: 200 });
      await fireEvent.pointerMove(image, { ...finger, clientX: 200 + byPx / 2 });
      await fireEvent.pointerMove(image, { ...finger, clientX: 200 + byPx });
      await fireEvent.pointerUp(image, { ...finger, clientX: 200 + byPx });
    };
    await swipe(-50);
    await expect(screen.getByRole('img', { name: '공지 이미지 1 / 5' })).toBeVisible();
    await swipe(-51);
    await screen.findByRole('img', { name: '공지 이미지 2 / 5' });
    await swipe(51);
    await screen.findByRole('img', { name: '공지 이미지 1 / 5' });
    capture.mockRestore();
  },
};

export const ClosedByEscape: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '이미지 크게 보기' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const BrokenImage: Story = {
  args: { imageUrls: imagesOf('brokenImage') },
  play: async () => {
    await screen.findByRole('img', { name: '공지 이미지 (이미지 없음)' });
  },
};

export const Zoomed: Story = {
  play: async () => {
    const image = await screen.findByRole<HTMLImageElement>('img', { name: '공지 이미지 1 / 5' });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await userEvent.click(screen.getByRole('button', { name: '확대', pressed: false }));
    const pane = await screen.findByRole('group', { name: '확대한 이미지' });
    await expect(pane.scrollWidth).toBeGreaterThan(pane.clientWidth * 2);
    await expect(pane.scrollLeft).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: '다음 이미지' }));
    await screen.findByRole('button', { name: '확대', pressed: false });
    await userEvent.dblClick(screen.getByRole('img', { name: '공지 이미지 2 / 5' }));
    await screen.findByRole('button', { name: '확대', pressed: true });
  },
};
