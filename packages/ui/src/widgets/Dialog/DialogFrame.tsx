import { action } from '@campus-bell/domain/words/action';
import X from 'lucide-react/icons/x';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useCloseRequest } from '../../hooks/useCloseRequest.ts';
import { useKeyboardEdge } from '../../hooks/useKeyboardEdge.ts';
import { useOverlayShield } from '../../touch/useOverlayShield.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
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
              <IconButton label={action.close} icon={<X aria-hidden="true" />} />
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
