import { image } from '@campus-bell/domain/words/image';
import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { EventImage } from '../../widgets/EventImage/EventImage.tsx';
import { useZoom, type Zoomer } from './useZoom.tsx';
import { pane, picture } from './ZoomableImage.css.ts';

/** Props of {@link ZoomableImage}. */
export interface ZoomableImageProps {
  /** Address as the server sent it. */
  address: string;
  alt: string;
  isShown: boolean;
  isClose: boolean;
  /** Takes what zooms the picture while it is shown. */
  zoomer: RefObject<Zoomer | null>;
  onChangeClose(isClose: boolean): void;
}

/** A picture to look at closely: by two fingers, a double tap where it was tapped, the wheel or keys. */
export function ZoomableImage(props: ZoomableImageProps) {
  const { address, alt, isShown, isClose, zoomer, onChangeClose } = props;
  const zoom = useZoom({ isShown, zoomer, onChangeClose });
  const fingers = useRef(new Set<number>());
  const isPinching = useRef(false);

  const lay = ({ pointerId, isPrimary }: PointerEvent) => {
    if (isPrimary) fingers.current.clear();
    fingers.current.add(pointerId);
    isPinching.current = fingers.current.size > 1;
  };
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  const keepFromSwiping = (event: PointerEvent) => {
    if (isPinching.current || zoom.isClose()) event.stopPropagation();
  };
  const toggle = (event: MouseEvent) => zoom.toggleAt(event);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button of the viewer does the same
    <div
      className={pane({ isClose })}
      onDoubleClick={toggle}
      onPointerDownCapture={lay}
      onPointerUpCapture={lift}
      onPointerCancelCapture={lift}
      onPointerMove={keepFromSwiping}
      {...(isClose ? { tabIndex: 0, role: 'group', 'aria-label': image.zoomed } : {})}
    >
      <div ref={zoom.content} className={picture}>
        <EventImage address={address} alt={alt} shape="fill" eager={isShown} />
      </div>
    </div>
  );
}
