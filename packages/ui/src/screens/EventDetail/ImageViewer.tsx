import { viewerSwipePx } from '@campus-bell/domain/limits';
import type { RefObject } from 'react';
import { Carousel } from '../../widgets/Carousel/Carousel.tsx';
import { EventImage } from '../../widgets/EventImage/EventImage.tsx';
import { Lightbox } from '../../widgets/Lightbox/Lightbox.tsx';
import { imageName } from './imageName.ts';

/** Props of {@link ImageViewer}. */
export interface ImageViewerProps {
  open: boolean;
  /** Addresses as the server sent them. */
  imageUrls: readonly string[];
  /** Which image is first, from 0. */
  startIndex: number;
  onClose(): void;
  /** The tapped image, which gets the focus back. */
  returnFocusTo?: RefObject<HTMLElement | null>;
}

/** The images of a notice over the whole screen (EV-7): wraps round, swipe over 50 px, arrow keys, Escape. */
export function ImageViewer({ open, imageUrls, startIndex, onClose, returnFocusTo }: ImageViewerProps) {
  return (
    <Lightbox
      open={open}
      title="이미지 크게 보기"
      onClose={onClose}
      {...(returnFocusTo === undefined ? {} : { returnFocusTo })}
    >
      <Carousel
        label="이미지"
        items={imageUrls}
        itemKey={(address, at) => `${at} ${address}`}
        renderSlide={(address, at, isShown) => (
          <EventImage
            address={address}
            alt={imageName(at, imageUrls.length)}
            shape="fill"
            eager={isShown}
          />
        )}
        shape="fill"
        indicator="counter"
        swipePx={viewerSwipePx}
        startIndex={startIndex}
        keysAnywhere
      />
    </Lightbox>
  );
}
