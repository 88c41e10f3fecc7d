import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';

const LightboxFrame = lazy(async () => ({ default: (await import('./LightboxFrame.tsx')).LightboxFrame }));

/** Props of {@link Lightbox}. */
export interface LightboxProps {
  open: boolean;
  /** The Korean name, read aloud. */
  title: string;
  /** Asked for by Escape, the close button and the back gesture where the browser tells of it. */
  onClose(): void;
  /** Buttons beside the close button. */
  actions?: ReactNode;
  /** What gets the focus back; without it whatever had it before. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  /** Fills the screen under the close button. */
  children: ReactNode;
}

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
