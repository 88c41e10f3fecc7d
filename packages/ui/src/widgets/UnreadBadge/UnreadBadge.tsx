import { badgeLabel, unreadAria } from '@campus-bell/domain/badgeLabel';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { badge } from './UnreadBadge.css.ts';

/** The number of unread notifications, capped at 99+ and absent at 0 (HO-2); spoken in full. */
export function UnreadBadge({ count }: { count: number }) {
  const label = badgeLabel(count);
  if (label === '') return null;
  return (
    <>
      <span className={badge} aria-hidden="true">
        {label}
      </span>
      <span className={visuallyHidden}>{unreadAria(count)}</span>
    </>
  );
}
