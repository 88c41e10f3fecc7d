import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { useCloseRequest } from '../../hooks/useCloseRequest.tsx';
import { useKeyboardEdge } from '../../hooks/useKeyboardEdge.tsx';
import { useOverlayShield } from '../../touch/useOverlayShield.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { DialogProps } from './Dialog.tsx';
import {
  body,
  description as descriptionLook,
  foot,
  frame,
  head,
  overlay,
  screenBody,
  title as titleLook,
} from './DialogFrame.css.ts';
import { useReturnFocus } from './useReturnFocus.tsx';

/** The dialog itself, in a chunk of its own with the code that keeps the focus. */
export function DialogFrame({
  open,
  title,
  description,
  shape = 'card',
  onClose,
  inAddress = false,
  footer,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus(open);
  const content = useRef<HTMLDivElement>(null);
  useCloseRequest(open && !inAddress, onClose);
  useOverlayShield(open, content);
  useKeyboardEdge(open);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className={overlay} />
        <Dialog.Content
          ref={content}
          className={frame({ shape })}
          onCloseAutoFocus={returnFocus}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className={head}>
            <Dialog.Title className={titleLook}>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="닫기" icon={<X aria-hidden="true" />} />
            </Dialog.Close>
          </div>
          <section
            className={shape === 'screen' ? `${body} ${screenBody}` : body}
            aria-label={title}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the arrow keys
            tabIndex={0}
          >
            {description === undefined ? null : (
              <Dialog.Description className={descriptionLook}>{description}</Dialog.Description>
            )}
            {children}
          </section>
          {footer === undefined ? null : <div className={foot}>{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
