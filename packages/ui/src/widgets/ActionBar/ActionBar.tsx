import type { ReactNode } from 'react';
import { bar, row } from './ActionBar.css.ts';

/** The actions of a page, fixed at the bottom above the navigation; the page keeps room for it. */
export function ActionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as part of a form
    <div className={bar} role="group" aria-label={label}>
      <div className={row}>{children}</div>
    </div>
  );
}
