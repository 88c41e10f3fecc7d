import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { useCloseRequest } from '../../hooks/useCloseRequest.tsx';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import type { LightboxProps } from './Lightbox.tsx';
import { close, stage } from './LightboxFrame.css.ts';

/** The stage itself, in a chunk of its own with the code that keeps the focus. */
export function LightboxFrame({ open, title, onClose, returnFocusTo, children }: LightboxProps) {
  useCloseRequest(open, onClose);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Content
          className={stage}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            if (!returnFocusTo?.current) return;
            event.preventDefault();
            returnFocusTo.current.focus();
          }}
        >
          <Dialog.Title className={visuallyHidden}>{title}</Dialog.Title>
          {children}
          <Dialog.Close className={close}>
            <X aria-hidden="true" />
            <span className={visuallyHidden}>닫기</span>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
