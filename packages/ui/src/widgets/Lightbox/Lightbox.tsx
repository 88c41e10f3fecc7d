import { lazy, Suspense, useState } from 'react';
import type { LightboxProps } from './LightboxFrame.tsx';

const LightboxFrame = lazy(() =>
  import('./LightboxFrame.tsx').then((part) => ({ default: part.LightboxFrame })),
);

/** A dark stage over the whole page: focus goes in, stays in and comes back. Its code arrives on the first opening. */
export function Lightbox(props: LightboxProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <LightboxFrame {...props} />
    </Suspense>
  );
}
