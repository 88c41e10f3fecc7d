import type { DialogText } from '@campus-bell/domain/messages';
import { type ReactNode, useEffect } from 'react';
import { useAlert } from '../widgets/Alert/AlertProvider.tsx';
import { type ToastOptions, useToast } from '../widgets/Toast/ToastProvider.tsx';

/** Props of {@link Arrival}. */
export interface ArrivalProps {
  alert?: DialogText;
  toast?: ToastOptions;
  /** The screen that one arrives at. */
  children: ReactNode;
}

const untilLookedAtMs = 600_000;

/** Stands in for the app, which says on arrival how the way here ended; its toasts pass sooner. */
export function Arrival({ alert, toast, children }: ArrivalProps) {
  const dialogs = useAlert();
  const toasts = useToast();

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, on arrival
  useEffect(() => {
    if (alert !== undefined) void dialogs.alert(alert);
    if (toast !== undefined) toasts.show({ ...toast, durationMs: untilLookedAtMs });
  }, []);
  return children;
}
