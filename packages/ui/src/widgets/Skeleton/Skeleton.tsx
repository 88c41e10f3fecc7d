import { skeleton } from './Skeleton.css.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  shape: 'line' | 'longLine' | 'shortLine' | 'thumbnail' | 'block';
}

/** The grey shape of something that is on its way. Hidden from screen readers: the list around it speaks. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span className={skeleton({ shape })} aria-hidden="true" />;
}
