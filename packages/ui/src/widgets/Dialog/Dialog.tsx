import { lazy, type ReactNode, Suspense, useState } from 'react';

const DialogFrame = lazy(async () => ({ default: (await import('./DialogFrame.tsx')).DialogFrame }));

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean;
  title: string;
  /** A sentence under the title, read when the dialog opens. */
  description?: string;
  /** `card` in the middle, `sheet` from the bottom on phones, `screen` all of the page. */
  shape?: 'card' | 'sheet' | 'screen';
  /** Asked for by Escape, the backdrop and the close button. */
  onClose(): void;
  /** Its being open is part of the address, which going back leaves. */
  inAddress?: boolean;
  /** Buttons that stay in sight below the content. */
  footer?: ReactNode;
  children: ReactNode;
}

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
