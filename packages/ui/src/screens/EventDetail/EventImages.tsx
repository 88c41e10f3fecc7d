import { image } from '@campus-bell/domain/words/image';
import { lazy, Suspense, useRef, useState } from 'react';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { Carousel } from '../../widgets/Carousel/Carousel.tsx';
import { EventImage } from '../../widgets/EventImage/EventImage.tsx';
import { gallery, opener } from './EventImages.css.ts';
import { imageName } from './imageName.ts';

const ImageViewer = lazy(() => import('./ImageViewer.tsx').then((part) => ({ default: part.ImageViewer })));

/** Props of {@link EventImages}. */
export interface EventImagesProps {
  /** The title of the notice. */
  title: string;
  imageUrls: readonly string[];
  /** The pictures are all there is of the notice: they stand below one another, whole and as wide as the page. */
  areTheNotice: boolean;
}

/** The images of a notice in the page (EV-6); a tap opens the viewer at that image (EV-7). */
export function EventImages({ title, imageUrls, areTheNotice }: EventImagesProps) {
  const [opening, setOpening] = useState({ times: 0, index: 0, isOpen: false });
  const tapped = useRef<HTMLButtonElement | null>(null);
  const itemKey = (address: string, at: number) => `${at} ${address}`;
  const renderImage = (address: string, at: number) => (
    <button
      key={itemKey(address, at)}
      type="button"
      className={opener}
      aria-haspopup="dialog"
      onClick={(event) => {
        tapped.current = event.currentTarget;
        setOpening({ times: opening.times + 1, index: at, isOpen: true });
      }}
    >
      <EventImage
        address={address}
        alt={imageName(at, imageUrls.length)}
        shape={areTheNotice ? 'poster' : 'gallery'}
        eager={at === 0}
      />
      <span className={visuallyHidden}> {image.enlarge}</span>
    </button>
  );
  return (
    <div className={gallery}>
      {areTheNotice ? (
        imageUrls.map(renderImage)
      ) : (
        <Carousel
          label={image.images}
          items={imageUrls}
          itemKey={itemKey}
          renderSlide={renderImage}
          shape="gallery"
          indicator="dots"
        />
      )}
      {opening.times === 0 ? null : (
        <Suspense fallback={null}>
          <ImageViewer
            key={opening.times}
            open={opening.isOpen}
            title={title}
            imageUrls={imageUrls}
            startIndex={opening.index}
            onClose={() => setOpening({ ...opening, isOpen: false })}
            returnFocusTo={tapped}
          />
        </Suspense>
      )}
    </div>
  );
}
