import { card } from '@campus-bell/domain/words/card';
import { carousel } from '@campus-bell/domain/words/carousel';
import { detail } from '@campus-bell/domain/words/detail';
import { image as imageWords } from '@campus-bell/domain/words/image';
import { createCampus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { readToast } from '../../widgets/Toast/readToast.fake.tsx';
import { ImageViewer } from './ImageViewer.tsx';

const campus = createCampus({ imageBase: 'https://api.campus.test/images' });
const imagesOf = (name: keyof typeof campus.samples) => campus.event(campus.samples[name])?.imageUrls ?? [];

const meta = {
  title: 'Screens/Event detail/Image viewer',
  component: ImageViewer,
  args: {
    open: true,
    title: '축제 안내: 1부/2부',
    imageUrls: imagesOf('manyImages'),
    startIndex: 0,
    onClose: fn(),
  },
} satisfies Meta<typeof ImageViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ManyImages: Story = {
  parameters: { opens: 'ImageViewer' },
  play: async () => {
    await screen.findByRole('img', { name: imageWords.oneOf({ number: 1, count: 5 }) });
    await userEvent.click(screen.getByRole('button', { name: carousel.next({ slides: imageWords.images }) }));
    await screen.findByRole('img', { name: imageWords.oneOf({ number: 2, count: 5 }) });
  },
};

export const OneImage: Story = {
  args: { imageUrls: imagesOf('ordinary') },
  play: async () => {
    await screen.findByRole('img', { name: imageWords.one });
    await expect(
      screen.queryByRole('button', { name: carousel.next({ slides: imageWords.images }) }),
    ).toBeNull();
  },
};

export const WrapsAtBothEnds: Story = {
  args: { startIndex: 4 },
  play: async () => {
    await screen.findByRole('img', { name: imageWords.oneOf({ number: 5, count: 5 }) });
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('img', { name: imageWords.oneOf({ number: 1, count: 5 }) });
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByRole('img', { name: imageWords.oneOf({ number: 5, count: 5 }) });
  },
};

export const SwipedOverFiftyPixels: Story = {
  play: async () => {
    await screen.findByRole('img', { name: imageWords.oneOf({ number: 1, count: 5 }) });
    const capture = spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
    const swipe = async (byPx: number) => {
      const image = screen.getByRole('img');
      const finger = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: 'touch' };
      await fireEvent.pointerDown(image, { ...finger, clientX: 200 });
      await fireEvent.pointerMove(image, { ...finger, clientX: 200 + byPx / 2 });
      await fireEvent.pointerMove(image, { ...finger, clientX: 200 + byPx });
      await fireEvent.pointerUp(image, { ...finger, clientX: 200 + byPx });
    };
    await swipe(-50);
    await expect(screen.getByRole('img', { name: imageWords.oneOf({ number: 1, count: 5 }) })).toBeVisible();
    await swipe(-51);
    await screen.findByRole('img', { name: imageWords.oneOf({ number: 2, count: 5 }) });
    await swipe(51);
    await screen.findByRole('img', { name: imageWords.oneOf({ number: 1, count: 5 }) });
    capture.mockRestore();
  },
};

export const ClosedByEscape: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: imageWords.viewer });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SaveButtonKeepsTheFocus: Story = {
  play: async () => {
    await oneOf(1);
    const save = screen.getByRole('button', { name: imageWords.save });
    save.focus();
    await userEvent.keyboard('{ArrowRight}');
    await oneOf(2);
    await expect(save).toHaveFocus();
  },
};

export const BrokenImage: Story = {
  tags: ['state:missingImage'],
  args: { imageUrls: imagesOf('brokenImage') },
  play: async () => {
    await screen.findByRole('img', { name: card.noImage({ name: imageWords.one }) });
  },
};

/** How closely a picture is shown. */
const scaleOf = (image: HTMLElement) => image.getBoundingClientRect().width / image.offsetWidth;
const oneOf = (at: number) => screen.findByRole('img', { name: imageWords.oneOf({ number: at, count: 5 }) });
const tapTwice = (image: HTMLElement) => userEvent.dblClick(image);

export const Zoomed: Story = {
  play: async () => {
    const image = await oneOf(1);
    await userEvent.click(screen.getByRole('button', { name: imageWords.zoom, pressed: false }));
    await screen.findByRole('group', { name: imageWords.zoomed });
    await waitFor(() => expect(scaleOf(image)).toBeCloseTo(2.5));
    await userEvent.click(screen.getByRole('button', { name: carousel.next({ slides: imageWords.images }) }));
    await screen.findByRole('button', { name: imageWords.zoom, pressed: false });
    const next = await oneOf(2);
    await tapTwice(next);
    await screen.findByRole('button', { name: imageWords.zoom, pressed: true });
    await tapTwice(next);
    await waitFor(() => expect(scaleOf(next)).toBeCloseTo(1));
  },
};

export const ZoomedByTwoFingers: Story = {
  play: async () => {
    const image = await oneOf(1);
    const touch = { pointerType: 'touch', button: 0, buttons: 1 };
    const first = { ...touch, pointerId: 1, isPrimary: true };
    const second = { ...touch, pointerId: 2, isPrimary: false };
    await fireEvent.pointerDown(image, { ...first, clientX: 180, clientY: 300 });
    await fireEvent.pointerDown(image, { ...second, clientX: 200, clientY: 300 });
    for (const byPx of [20, 60, 100]) {
      await fireEvent.pointerMove(image, { ...first, clientX: 180 - byPx, clientY: 300 });
      await fireEvent.pointerMove(image, { ...second, clientX: 200 + byPx, clientY: 300 });
    }
    await fireEvent.pointerUp(image, { ...first, clientX: 80, clientY: 300 });
    await fireEvent.pointerUp(image, { ...second, clientX: 300, clientY: 300 });
    await waitFor(() => expect(scaleOf(image)).toBeGreaterThan(2));
    await expect(image).toHaveAccessibleName(imageWords.oneOf({ number: 1, count: 5 }));
    await screen.findByRole('button', { name: imageWords.zoom, pressed: true });

    const left = image.getBoundingClientRect().left;
    await fireEvent.pointerDown(image, { ...first, clientX: 200, clientY: 300 });
    await fireEvent.pointerMove(image, { ...first, clientX: 120, clientY: 300 });
    await fireEvent.pointerUp(image, { ...first, clientX: 120, clientY: 300 });
    await waitFor(() => expect(image.getBoundingClientRect().left).toBeLessThan(left));
    await oneOf(1);
  },
};

export const ZoomedByKeys: Story = {
  play: async () => {
    const image = await oneOf(1);
    await userEvent.keyboard('+');
    await userEvent.keyboard('+');
    await screen.findByRole('button', { name: imageWords.zoom, pressed: true });
    await waitFor(() => expect(scaleOf(image)).toBeGreaterThan(2));
    const left = image.getBoundingClientRect().left;
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(image.getBoundingClientRect().left).toBeLessThan(left));
    await oneOf(1);
    await userEvent.keyboard('0');
    await screen.findByRole('button', { name: imageWords.zoom, pressed: false });
    await userEvent.keyboard('{ArrowRight}');
    await oneOf(2);
  },
};

export const ImageSaved: Story = {
  play: async () => {
    await oneOf(1);
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download, new URL(this.href).protocol);
    });
    await userEvent.click(screen.getByRole('button', { name: imageWords.save }));
    await readToast(detail.imageSaved);
    await expect(saved).toEqual(['축제 안내 1부 2부 1.svg', 'blob:']);
    click.mockRestore();
  },
};

/** The page may not read pictures of other sites. */
export const ForeignImageOpened: Story = {
  args: { imageUrls: ['https://pictures.campus.test/images/1003.svg'] },
  play: async ({ loaded }) => {
    await userEvent.click(await screen.findByRole('button', { name: imageWords.save }));
    await waitFor(() =>
      expect(loaded.spies.openExternal).toHaveBeenCalledWith('https://pictures.campus.test/images/1003.svg'),
    );
  },
};
