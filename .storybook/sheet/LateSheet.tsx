import { lazy, Suspense } from 'react';
import type { SheetProps } from './Sheet.tsx';

const Sheet = lazy(() => import('./Sheet.tsx').then((part) => ({ default: part.Sheet })));

/** The sheet, loaded when a docs page shows it: no story frame waits for it. */
export function LateSheet(props: SheetProps) {
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  );
}
