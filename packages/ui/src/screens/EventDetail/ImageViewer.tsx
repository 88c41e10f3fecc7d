import { viewerSwipePx } from '@campus-bell/domain/limits';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type RefObject, useState } from 'react';
import { Carousel } from '../../widgets/Carousel/Carousel.tsx';
import { Lightbox } from '../../widgets/Lightbox/Lightbox.tsx';
import { LightboxButton } from '../../widgets/Lightbox/LightboxButton.tsx';
import { imageName } from './imageName.ts';
import { ZoomableImage, type ZoomPoint } from './ZoomableImage.tsx';

const middle: ZoomPoint = { x: 0.5, y: 0.5 };

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

/**
 * The images of a notice over the whole screen (EV-7): wraps round, swipe over 50 px, arrow keys, Escape. A
 * double tap or the button shows an image closely, for posters with small letters.
 */
export function ImageViewer({ open, imageUrls, startIndex, onClose, returnFocusTo }: ImageViewerProps) {
  const [zoom, setZoom] = useState<ZoomPoint | null>(null);
  return (
    <Lightbox
      open={open}
      title="이미지 크게 보기"
      onClose={onClose}
      actions={
        <LightboxButton
          label="확대"
          icon={zoom === null ? <ZoomIn aria-hidden="true" /> : <ZoomOut aria-hidden="true" />}
          aria-pressed={zoom !== null}
          onClick={() => setZoom(zoom === null ? middle : null)}
        />
      }
      {...(returnFocusTo === undefined ? {} : { returnFocusTo })}
    >
      <Carousel
        label="이미지"
        items={imageUrls}
        itemKey={(address, at) => `${at} ${address}`}
        renderSlide={(address, at, isShown) => (
          <ZoomableImage
            address={address}
            alt={imageName(at, imageUrls.length)}
            isShown={isShown}
            zoom={isShown ? zoom : null}
            onChangeZoom={setZoom}
          />
        )}
        shape="fill"
        indicator="counter"
        swipePx={viewerSwipePx}
        startIndex={startIndex}
        onShowSlide={() => setZoom(null)}
        keysAnywhere={zoom === null}
      />
    </Lightbox>
  );
}
