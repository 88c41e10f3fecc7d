import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useState,
} from 'react';
import type { AlertFrameProps } from './AlertFrame.tsx';
import { askPlainly } from './askPlainly.ts';

/** What an alert says. */
export interface AlertOptions {
  title: string;
  text: string;
  /** Korean name of the only button; '확인' without it. */
  actionLabel?: string;
}

/** What a confirmation asks. */
export interface ConfirmOptions {
  title: string;
  text: string;
  confirmLabel: string;
  /** '취소' without it. */
  cancelLabel?: string;
  tone?: 'ordinary' | 'danger';
}

/** The dialogs of the app that block (FR-11). */
export interface Alerts {
  /** Settles when the alert is closed. */
  alert(options: AlertOptions): Promise<void>;
  /** True only for the confirming button. */
  confirm(options: ConfirmOptions): Promise<boolean>;
}

/** An alert or confirmation waiting for its answer. */
export interface AlertRequest {
  id: number;
  title: string;
  text: string;
  /** Null for an alert, which has one button. */
  confirmLabel: string | null;
  cancelLabel: string;
  tone: 'ordinary' | 'danger';
  settle(isConfirmed: boolean): void;
}

const Context = createContext<Alerts | null>(null);
let lastId = 0;

/** Shows alerts and confirmations over everything below it, one after the other; a part that did not arrive is asked for again by the next. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [requests, setRequests] = useState<AlertRequest[]>([]);
  const [Frame, setFrame] = useState<ComponentType<AlertFrameProps> | null>(null);

  const ask = useCallback(async (request: Omit<AlertRequest, 'id' | 'settle'>) => {
    try {
      const { AlertFrame } = await import('./AlertFrame.tsx');
      setFrame(() => AlertFrame);
    } catch {
      return askPlainly(`${request.title}\n\n${request.text}`, request.confirmLabel !== null);
    }
    lastId += 1;
    const id = lastId;
    return new Promise<boolean>((settle) => {
      setRequests((waiting) => [...waiting, { ...request, id, settle }]);
    });
  }, []);
  const alerts = useMemo<Alerts>(
    () => ({
      alert: async ({ title, text, actionLabel = '확인' }) => {
        await ask({ title, text, confirmLabel: null, cancelLabel: actionLabel, tone: 'ordinary' });
      },
      confirm: ({ cancelLabel = '취소', tone = 'ordinary', ...rest }) => ask({ ...rest, cancelLabel, tone }),
    }),
    [ask],
  );

  const current = requests[0];
  const answer = (isConfirmed: boolean) => {
    setRequests((waiting) => waiting.slice(1));
    current?.settle(isConfirmed);
  };
  return (
    <Context value={alerts}>
      {children}
      {current === undefined || Frame === null ? null : (
        <Frame key={current.id} request={current} onAnswer={answer} />
      )}
    </Context>
  );
}

/** The blocking dialogs. Throws outside an AlertProvider. */
export function useAlert(): Alerts {
  const alerts = use(Context);
  if (alerts === null) throw new Error('useAlert needs an AlertProvider above it');
  return alerts;
}
