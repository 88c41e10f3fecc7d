import { action } from '@campus-bell/domain/words/action';
import { type ComponentType, createContext, type ReactNode, use, useMemo, useState } from 'react';
import { untilStyled } from '../../late/untilStyled.tsx';
import type { AlertFrameProps, AlertRequest } from './AlertFrame.tsx';
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
  /** The other button was pressed itself; Escape and going back only close. */
  onCancel?(): void;
}

/** The dialogs of the app that block (FR-11). What is asked for again while it stands is the same dialog. */
export interface Alerts {
  /** Settles when the alert is closed. */
  alert(options: AlertOptions): Promise<void>;
  /** True only for the confirming button, and for who asked first. */
  confirm(options: ConfirmOptions): Promise<boolean>;
}

type Question = Omit<AlertRequest, 'id' | 'settle'>;

const Context = createContext<Alerts | null>(null);
let lastId = 0;

/** Shows alerts and confirmations over everything below it, one after the other; a part that did not arrive is asked for again by the next. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [requests, setRequests] = useState<AlertRequest[]>([]);
  const [Frame, setFrame] = useState<ComponentType<AlertFrameProps> | null>(null);

  const alerts = useMemo<Alerts>(() => {
    const ask = async (question: Question) => {
      try {
        const [{ AlertFrame }] = await Promise.all([import('./AlertFrame.tsx'), untilStyled()]);
        setFrame(() => AlertFrame);
      } catch {
        return askPlainly(`${question.title}\n\n${question.text}`, question.confirmLabel);
      }
      lastId += 1;
      const id = lastId;
      return new Promise<boolean>((settle) => {
        setRequests((waiting) => [...waiting, { ...question, id, settle }]);
      });
    };
    return {
      alert: async ({ title, text, actionLabel = action.confirm }) => {
        await ask({ title, text, confirmLabel: null, cancelLabel: actionLabel, tone: 'ordinary' });
      },
      confirm: ({ cancelLabel = action.cancel, tone = 'ordinary', ...rest }) =>
        ask({ ...rest, cancelLabel, tone }),
    };
  }, []);

  const current = requests[0];
  const answer = (isConfirmed: boolean) => {
    const answered = requests.filter(({ title, text }) => title === current?.title && text === current.text);
    setRequests((waiting) => waiting.filter((one) => !answered.includes(one)));
    for (const one of answered) one.settle(one === current && isConfirmed);
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
