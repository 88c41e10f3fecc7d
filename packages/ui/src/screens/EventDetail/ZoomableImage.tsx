import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { EventImage } from '../../widgets/EventImage/EventImage.tsx';
import { pane } from './ZoomableImage.css.ts';

const closeness = 2.5;

/** A point of a picture, as shares of its width and height. */
export interface ZoomPoint {
  x: number;
  y: number;
}

/** Props of {@link ZoomableImage}. */
export interface ZoomableImageProps {
  /** Address as the server sent it. */
  address: string;
  alt: string;
  isShown: boolean;
  /** What the reader looks at closely; null shows the whole picture. */
  zoom: ZoomPoint | null;
  onChangeZoom(zoom: ZoomPoint | null): void;
}

/** A picture that a double tap shows closely where it was tapped; then it is moved by scrolling. */
export function ZoomableImage({ address, alt, isShown, zoom, onChangeZoom }: ZoomableImageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [extent, setExtent] = useState(wholePane);
  const isClose = zoom !== null;

  useLayoutEffect(() => {
    setExtent(isClose && frame.current ? closeExtent(frame.current) : wholePane);
  }, [isClose]);

  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null || zoom === null || extent === wholePane) return;
    current.scrollLeft = current.scrollWidth * zoom.x - current.clientWidth / 2;
    current.scrollTop = current.scrollHeight * zoom.y - current.clientHeight / 2;
  }, [zoom, extent]);

  const toggle = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLDivElement>) => {
    onChangeZoom(isClose ? null : pointOfPicture(currentTarget, clientX, clientY));
  };
  const keepFromSwiping = (event: PointerEvent) => {
    if (isClose) event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button of the viewer does the same
    <div
      ref={frame}
      className={pane({ isClose })}
      onDoubleClick={toggle}
      onPointerDown={keepFromSwiping}
      {...(isClose ? { tabIndex: 0, role: 'group', 'aria-label': '확대한 이미지' } : {})}
    >
      <div style={extent}>
        <EventImage address={address} alt={alt} shape="fill" eager={isShown} />
      </div>
    </div>
  );
}

const wholePane = { width: '100%', height: '100%' };

/** The picture in its pane, CSS px: it is as large as the pane allows and in the middle. */
function pictureIn(pane: HTMLElement) {
  const image = pane.querySelector('img');
  const { clientWidth, clientHeight } = pane;
  if (!image?.naturalWidth) return { width: clientWidth, height: clientHeight };
  const scale = Math.min(clientWidth / image.naturalWidth, clientHeight / image.naturalHeight);
  return { width: image.naturalWidth * scale, height: image.naturalHeight * scale };
}

function closeExtent(pane: HTMLElement) {
  const { width, height } = pictureIn(pane);
  const share = (part: number, whole: number) => `${Math.max(1, (closeness * part) / whole) * 100}%`;
  return { width: share(width, pane.clientWidth), height: share(height, pane.clientHeight) };
}

function pointOfPicture(pane: HTMLElement, clientX: number, clientY: number): ZoomPoint {
  const bounds = pane.getBoundingClientRect();
  const { width, height } = pictureIn(pane);
  const share = (distance: number, whole: number, part: number) =>
    Math.min(1, Math.max(0, (distance - (whole - part) / 2) / part));
  return {
    x: share(clientX - bounds.left, bounds.width, width),
    y: share(clientY - bounds.top, bounds.height, height),
  };
}
