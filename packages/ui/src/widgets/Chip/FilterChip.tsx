import type { ReactNode } from 'react';
import { UnreadDot } from '../UnreadBadge/UnreadDot.tsx';
import { filterChip } from './Chip.css.ts';

/** Props of {@link FilterChip}. */
export interface FilterChipProps {
  pressed: boolean;
  onToggle(): void;
  unread?: boolean;
  children: ReactNode;
}

/** A chip that turns a filter on and off. */
export function FilterChip({ pressed, onToggle, unread = false, children }: FilterChipProps) {
  return (
    <button type="button" className={filterChip} aria-pressed={pressed} onClick={onToggle}>
      <span>{children}</span>
      {unread ? <UnreadDot /> : null}
    </button>
  );
}
