import { action } from '@campus-bell/domain/words/action';
import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useCloseRequest } from '../../hooks/useCloseRequest.ts';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { useOverlayShield } from '../../touch/useOverlayShield.ts';
import { useReturnFocus } from '../Dialog/useReturnFocus.tsx';
import { LightboxButton } from './LightboxButton.tsx';
import { buttons, stage } from './LightboxFrame.css.ts';

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

/** The stage itself, in a chunk of its own with the code that keeps the focus. */
export function LightboxFrame({ open, title, onClose, actions, returnFocusTo, children }: LightboxProps) {
  const returnFocus = useReturnFocus(open);
  const content = useRef<HTMLDivElement>(null);
  useCloseRequest(open, onClose);
  useOverlayShield(open, content);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Content
          ref={content}
          className={stage}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            if (!returnFocusTo?.current) return returnFocus(event);
            event.preventDefault();
            returnFocusTo.current.focus({ preventScroll: true });
          }}
        >
          <Dialog.Title className={visuallyHidden}>{title}</Dialog.Title>
          {children}
          <div className={buttons}>
            {actions}
            <Dialog.Close asChild>
              <LightboxButton label={action.close} icon={<X aria-hidden="true" />} />
            </Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
