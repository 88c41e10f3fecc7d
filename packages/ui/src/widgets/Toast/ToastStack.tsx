import { action as actionWords } from '@campus-bell/domain/words/action';
import { frame } from '@campus-bell/domain/words/frame';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { Toast } from 'radix-ui';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { shieldLastTap } from '../../touch/shield.ts';
import { close, press, progress, sign, stack, toast as toastLook, words } from './ToastStack.css.ts';
import type { ToastAction, UndoOffer } from './undoOffers.ts';

/** What a toast says and how long. */
export interface ToastOptions {
  text: string;
  tone?: 'neutral' | 'success' | 'danger';
  /** How long it stays, ms; 2000 without it. Ignored with an action: such a toast stays until closed (FR-11). */
  durationMs?: number;
  /** `centre` is the push flow's: in the middle, with a bar that shows the time running. */
  placement?: 'bottom' | 'centre';
  action?: ToastAction;
}

/** A toast that is on the screen. */
export interface ShownToast extends ToastOptions {
  id: number;
  durationMs: number;
  placement: 'bottom' | 'centre';
  /** What this toast can undo, the oldest first. */
  offers: readonly UndoOffer[];
}

/** Props of {@link ToastStack}. */
export interface ToastStackProps {
  toasts: readonly ShownToast[];
  placement: 'bottom' | 'centre';
  onClose(id: number): void;
}

/** The toasts of one place, in a chunk of its own; each is announced, F8 leads to them, and the last one leads back. */
export function ToastStack({ toasts, placement, onClose }: ToastStackProps) {
  const returning = useReturningFocus();
  return (
    <div {...returning}>
      <Toast.Provider label={frame.toast} swipeDirection="down">
        {toasts.map(({ id, text, tone = 'neutral', durationMs, action }) => (
          <Toast.Root
            key={id}
            className={toastLook}
            type={tone === 'danger' ? 'foreground' : 'background'}
            duration={durationMs}
            onOpenChange={(isOpen) => {
              if (!isOpen) onClose(id);
            }}
          >
            {tone === 'success' ? <CircleCheck className={sign} aria-hidden="true" size="1.25rem" /> : null}
            {tone === 'danger' ? <CircleAlert className={sign} aria-hidden="true" size="1.25rem" /> : null}
            <Toast.Description className={words}>{text}</Toast.Description>
            {action === undefined ? null : (
              <>
                <Toast.Action className={press} altText={action.label} onClick={leaveInert(action.onPress)}>
                  {action.label}
                </Toast.Action>
                <Toast.Close className={close} onClick={leaveInert()}>
                  <X aria-hidden="true" size="1.25rem" />
                  <span className={visuallyHidden}>{actionWords.close}</span>
                </Toast.Close>
              </>
            )}
            {placement === 'centre' ? (
              <span
                className={progress}
                style={{ animationDuration: `${durationMs}ms` }}
                aria-hidden="true"
              />
            ) : null}
          </Toast.Root>
        ))}
        <Toast.Viewport className={stack({ placement })} label={frame.toasts({ hotkey: '{hotkey}' })} />
      </Toast.Provider>
    </div>
  );
}

/** Who came to the toasts by keys is led back when the last one goes. A finger or a mouse needs no way back. */
function useReturningFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const origin = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const toasts = ref.current;
    return () => {
      const isWithin = toasts?.contains(document.activeElement);
      if (isWithin && origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    onFocus({ currentTarget, relatedTarget, target }: FocusEvent<HTMLDivElement>) {
      if (currentTarget.contains(relatedTarget)) return;
      origin.current = target.matches(':focus-visible') ? relatedTarget : null;
    },
  };
}

function leaveInert(onPress: () => void = () => undefined) {
  return () => {
    shieldLastTap();
    onPress();
  };
}
