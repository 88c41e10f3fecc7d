import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './DialogFrame.tsx';

const DialogFrame = lazy(() => import('./DialogFrame.tsx').then((part) => ({ default: part.DialogFrame })));

/** A dialog over the page: focus goes in, stays in and comes back; the page behind is inert. Its code arrives on the first opening. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} />
    </Suspense>
  );
}
