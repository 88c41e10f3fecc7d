import type { ReactNode } from 'react';
import { chip } from './Chip.css.ts';

/** Props of {@link Chip}. */
export interface ChipProps {
  tone?: 'neutral' | 'accent' | 'danger' | 'success';
  /** The language of what it says, where it is not the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

/** A small label: the board of an event, a matched keyword, a state. */
export function Chip({ tone, ...rest }: ChipProps) {
  return <span className={chip({ tone })} {...rest} />;
}
