import type { ReactNode } from 'react';
import { UnreadDot } from '../UnreadBadge/UnreadDot.tsx';
import { filterChip } from './Chip.css.ts';

/** Props of {@link FilterChip}. */
export interface FilterChipProps {
  pressed: boolean;
  onToggle(): void;
  unread?: boolean;
  /** Says what kind of thing it is; only accompanies the words. */
  icon?: ReactNode;
  /** Opens something over the page to choose in: it is no switch, however it looks. */
  opens?: boolean;
  children: ReactNode;
}

/** A chip that turns a filter on and off. */
export function FilterChip({
  pressed,
  onToggle,
  unread = false,
  icon,
  opens = false,
  children,
}: FilterChipProps) {
  return (
    <button
      type="button"
      className={filterChip}
      aria-pressed={opens ? undefined : pressed}
      data-chosen={opens && pressed ? '' : undefined}
      aria-haspopup={opens ? 'dialog' : undefined}
      onClick={onToggle}
    >
      {icon}
      <span>{children}</span>
      {unread ? <UnreadDot /> : null}
    </button>
  );
}
