import { places } from '@campus-bell/domain/words/places';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { dot } from './UnreadBadge.css.ts';

/** A red dot that says that something inside is unread. */
export function UnreadDot({ label = places.unread }: { label?: string | undefined }) {
  return (
    <>
      <span className={dot} aria-hidden="true" />
      <span className={visuallyHidden}>{label}</span>
    </>
  );
}
