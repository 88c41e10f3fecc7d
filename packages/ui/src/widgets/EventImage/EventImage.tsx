import { imageUrl } from '@campus-bell/domain/imageUrl';
import { card } from '@campus-bell/domain/words/card';
import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { caption, frame, picture, placeholder } from './EventImage.css.ts';

/** Props of {@link EventImage}. */
export interface EventImageProps {
  /** Address as the server sent it. */
  address: string | null;
  /** What the picture shows; empty where the text beside it says it already. */
  alt: string;
  /** `thumbnail` 72 px square, `banner` 16:9, `gallery` 4:3 with the whole picture, `poster` as high as the picture is, `fill` all of its place. */
  shape: 'thumbnail' | 'banner' | 'gallery' | 'poster' | 'fill';
  /** Asked for at once instead of when it comes near. */
  eager?: boolean;
  /** Where the frame stands in what is around it. */
  place?: string;
}

const fits = {
  banner: 'cover',
  gallery: 'contain',
  poster: 'whole',
  fill: 'contain',
} as const;

/** A foreign picture in a frame of fixed size; a missing, refused or broken one leaves a placeholder of the same size (EV-2). */
export function EventImage({ address, alt, shape, eager = false, place }: EventImageProps) {
  const { images } = useEnvironment();
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const url = imageUrl(address, images);
  const look = place === undefined ? frame({ shape }) : `${frame({ shape })} ${place}`;
  // Rows of lists have one: it is its own frame.
  const isAlone = shape === 'thumbnail';
  const shown =
    url === null || url === brokenUrl ? null : (
      <img
        className={isAlone ? look : picture({ fit: fits[shape] })}
        src={url}
        alt={alt}
        referrerPolicy="no-referrer"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        draggable={false}
        onError={() => setBrokenUrl(url)}
      />
    );
  if (isAlone && shown !== null) return shown;
  return (
    <span className={look}>
      {shown ?? (
        <span
          className={placeholder}
          {...(alt === ''
            ? { 'aria-hidden': true }
            : { role: 'img', 'aria-label': card.noImage({ name: alt }) })}
        >
          <ImageOff aria-hidden="true" size="1.5rem" strokeWidth={1.5} />
          {shape === 'banner' ? <span className={caption}>{alt}</span> : null}
        </span>
      )}
    </span>
  );
}
