import type { ReactNode } from 'react';
import { bar, row } from './ActionBar.css.ts';

/** The actions of a page, fixed at the bottom above the navigation; the page keeps room for it. */
export function ActionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={bar} aria-label={label}>
      <div className={row}>{children}</div>
    </section>
  );
}
