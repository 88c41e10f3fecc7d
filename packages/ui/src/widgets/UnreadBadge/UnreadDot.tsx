import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { dot } from './UnreadBadge.css.ts';

/** A red dot that says that something inside is unread. */
export function UnreadDot({ label = '읽지 않은 글 있음' }: { label?: string | undefined }) {
  return (
    <>
      <span className={dot} aria-hidden="true" />
      <span className={visuallyHidden}>{label}</span>
    </>
  );
}
