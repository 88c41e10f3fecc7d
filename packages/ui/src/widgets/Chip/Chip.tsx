import type { ReactNode } from 'react';
import { chip } from './Chip.css.ts';

/** Props of {@link Chip}. */
export interface ChipProps {
  tone?: 'neutral' | 'accent' | 'danger' | 'success';
  children: ReactNode;
}

/** A small label: the board of an event, a matched keyword, a state. */
export function Chip({ tone, children }: ChipProps) {
  return <span className={chip({ tone })}>{children}</span>;
}
