import { AlertDialog } from 'radix-ui';
import { useRef } from 'react';
import { useCloseRequest } from '../../hooks/useCloseRequest.ts';
import { useOverlayShield } from '../../touch/useOverlayShield.ts';
import { Button } from '../Button/Button.tsx';
import { useReturnFocus } from '../Dialog/useReturnFocus.tsx';
import { button as buttonLook, buttons, frame, overlay, text, title } from './AlertFrame.css.ts';

/** An alert or confirmation waiting for its answer. */
export interface AlertRequest {
  id: number;
  title: string;
  text: string;
  /** Null for an alert, which has one button. */
  confirmLabel: string | null;
  cancelLabel: string;
  tone: 'ordinary' | 'danger';
  onCancel?(): void;
  settle(isConfirmed: boolean): void;
}

/** Props of {@link AlertFrame}. */
export interface AlertFrameProps {
  request: AlertRequest;
  onAnswer(isConfirmed: boolean): void;
}

/** The blocking dialog itself, in a chunk of its own. Focus starts on the harmless button. */
export function AlertFrame({ request, onAnswer }: AlertFrameProps) {
  const returnFocus = useReturnFocus(true);
  const content = useRef<HTMLDivElement>(null);
  useOverlayShield(true, content);
  useCloseRequest(true, () => onAnswer(false));
  const isQuestion = request.confirmLabel !== null;
  return (
    <AlertDialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onAnswer(false);
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlay} />
        <AlertDialog.Content ref={content} className={frame} onCloseAutoFocus={returnFocus}>
          <AlertDialog.Title className={title}>{request.title}</AlertDialog.Title>
          <AlertDialog.Description className={text}>{request.text}</AlertDialog.Description>
          <div className={buttons}>
            {isQuestion ? (
              <Button
                className={buttonLook}
                tone={request.tone === 'danger' ? 'danger' : 'primary'}
                onClick={() => onAnswer(true)}
              >
                {request.confirmLabel}
              </Button>
            ) : null}
            <AlertDialog.Cancel asChild>
              <Button
                className={buttonLook}
                tone={isQuestion ? 'neutral' : 'primary'}
                onClick={request.onCancel}
              >
                {request.cancelLabel}
              </Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
