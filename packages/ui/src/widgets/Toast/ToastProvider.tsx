import { toastMs } from '@campus-bell/domain/limits';
import { type ComponentType, createContext, type ReactNode, use, useMemo, useState } from 'react';
import { untilStyled } from '../../late/untilStyled.tsx';
import { askPlainly } from '../Alert/askPlainly.ts';
import type { ShownToast, ToastOptions, ToastStackProps } from './ToastStack.tsx';
import { mergedOffer, type UndoOffer } from './undoOffers.ts';

/** The messages of the app that pass. */
export interface Toasts {
  /** Shows a toast; the function given back closes it. */
  show(options: ToastOptions): () => void;
  /** Offers to undo what was just done, until it is used or closed; several of a kind are one toast. */
  offerUndo(offer: UndoOffer): void;
  /** Takes back every offer to undo: who did it has left. */
  withdrawOffers(): void;
  /** How often offers were taken back. */
  withdrawals(): number;
}

const Context = createContext<Toasts | null>(null);
let lastId = 0;

function nextId(): number {
  lastId += 1;
  return lastId;
}

/** Shows toasts over everything below it; a part that did not arrive is asked for again by the next. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const [Stack, setStack] = useState<ComponentType<ToastStackProps> | null>(null);
  const api = useMemo<Toasts & { close(id: number): void }>(() => {
    let withdrawals = 0;
    const close = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
    const load = (id: number, { text, action }: Pick<ToastOptions, 'text' | 'action'>) =>
      void Promise.all([import('./ToastStack.tsx'), untilStyled()]).then(
        ([{ ToastStack }]) => setStack(() => ToastStack),
        () => {
          close(id);
          if (askPlainly(text, action?.label ?? null)) action?.onPress();
        },
      );
    return {
      close,
      show({ durationMs = toastMs, placement = 'bottom', ...rest }) {
        const id = nextId();
        load(id, rest);
        setToasts((shown) => [
          ...shown.filter((toast) => toast.text !== rest.text),
          {
            ...rest,
            placement,
            durationMs: rest.action === undefined ? durationMs : Number.POSITIVE_INFINITY,
            id,
            offers: [],
          },
        ]);
        return () => close(id);
      },
      offerUndo(offer) {
        const id = nextId();
        load(id, mergedOffer([offer]));
        setToasts((shown) => {
          const isSameKind = ({ offers }: ShownToast) => offers.some(({ kind }) => kind === offer.kind);
          const former = offer.replaces ? [] : shown.filter(isSameKind).flatMap((toast) => toast.offers);
          const offers = [...former, offer];
          return [
            ...shown.filter((toast) => !isSameKind(toast)),
            { ...mergedOffer(offers), placement: 'bottom', durationMs: Number.POSITIVE_INFINITY, id, offers },
          ];
        });
      },
      withdrawOffers() {
        withdrawals += 1;
        setToasts((shown) => shown.filter(({ offers }) => offers.length === 0));
      },
      withdrawals: () => withdrawals,
    };
  }, []);
  const bottom = toasts.filter((toast) => toast.placement === 'bottom');
  const centre = toasts.filter((toast) => toast.placement === 'centre');
  return (
    <Context value={api}>
      {children}
      {Stack === null || bottom.length === 0 ? null : (
        <Stack toasts={bottom} placement="bottom" onClose={api.close} />
      )}
      {Stack === null || centre.length === 0 ? null : (
        <Stack toasts={centre} placement="centre" onClose={api.close} />
      )}
    </Context>
  );
}

/** The passing messages. Throws outside a ToastProvider. */
export function useToast(): Toasts {
  const toasts = use(Context);
  if (toasts === null) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}
