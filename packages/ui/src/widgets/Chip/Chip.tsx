import type { ReactNode } from 'react';
import { chip } from './Chip.css.ts';

/** Props of {@link Chip}. */
export interface ChipProps {
  tone?: 'neutral' | 'accent' | 'danger' | 'success';
  /** The language of what it says, where it is not the page's. */
  lang?: string | undefined;
  /** Where it stands in what is around it. */
  place?: string;
  children: ReactNode;
}

/** A small label: the board of an event, a matched keyword, a state. */
export function Chip({ tone, place, ...rest }: ChipProps) {
  const look = chip({ tone });
  return <span className={place === undefined ? look : `${look} ${place}`} {...rest} />;
}
