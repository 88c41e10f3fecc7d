import { viewerSwipePx } from '@campus-bell/domain/limits';
import { image } from '@campus-bell/domain/words/image';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type RefObject, useRef, useState } from 'react';
import { Carousel } from '../../widgets/Carousel/Carousel.tsx';
import { Lightbox } from '../../widgets/Lightbox/Lightbox.tsx';
import { LightboxButton } from '../../widgets/Lightbox/LightboxButton.tsx';
import { imageName } from './imageName.ts';
import { SaveImageButton } from './SaveImageButton.tsx';
import type { Zoomer } from './useZoom.tsx';
import { ZoomableImage } from './ZoomableImage.tsx';

/** Props of {@link ImageViewer}. */
export interface ImageViewerProps {
  open: boolean;
  /** The title of the notice: what a saved picture is called. */
  title: string;
  /** Addresses as the server sent them. */
  imageUrls: readonly string[];
  /** Which image is first, from 0. */
  startIndex: number;
  onClose(): void;
  /** The tapped image, which gets the focus back. */
  returnFocusTo?: RefObject<HTMLElement | null>;
}

/**
 * The images of a notice over the whole screen (EV-7): wraps round, swipe over 50 px, arrow keys, Escape. Two fingers,
 * a double tap, keys or the button show an image closely, for posters with small letters; each can be saved.
 */
export function ImageViewer(props: ImageViewerProps) {
  const { open, title, imageUrls, startIndex, onClose, returnFocusTo } = props;
  const [shown, setShown] = useState(startIndex);
  const [isClose, setIsClose] = useState(false);
  const zoomer = useRef<Zoomer | null>(null);
  const total = imageUrls.length;
  return (
    <Lightbox
      open={open}
      title={image.viewer}
      onClose={onClose}
      actions={
        <>
          <SaveImageButton
            address={imageUrls[shown] ?? null}
            name={total === 1 ? title : `${title} ${shown + 1}`}
          />
          <LightboxButton
            label={image.zoom}
            icon={isClose ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
            aria-pressed={isClose}
            onClick={() => zoomer.current?.toggle()}
          />
        </>
      }
      {...(returnFocusTo === undefined ? {} : { returnFocusTo })}
    >
      <Carousel
        label={image.images}
        items={imageUrls}
        itemKey={(address, at) => `${at} ${address}`}
        renderSlide={(address, at, isShown) => (
          <ZoomableImage
            address={address}
            alt={imageName(at, total)}
            isShown={isShown}
            isClose={isShown && isClose}
            zoomer={zoomer}
            onChangeClose={setIsClose}
          />
        )}
        shape="fill"
        indicator="counter"
        swipePx={viewerSwipePx}
        startIndex={startIndex}
        onShowSlide={(index) => {
          setShown(index);
          setIsClose(false);
        }}
        keysAnywhere={!isClose}
      />
    </Lightbox>
  );
}
