import type { ReactNode } from 'react';
import { bar, ground, row } from './ActionBar.css.ts';

/**
 * The actions of a page, fixed at the bottom above the navigation, in one bar with it on a phone on its side and where the
 * text is large (FR-17); the page keeps room for it.
 */
export function ActionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={bar} aria-label={label}>
      <div className={ground}>
        <div className={row}>{children}</div>
      </div>
    </section>
  );
}
