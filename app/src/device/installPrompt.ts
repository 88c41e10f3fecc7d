import { create } from 'zustand';

/** The browser's offer to install, which it makes once and early. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface InstallState {
  /** The offer, until it is used: each one can be shown once. */
  offer: InstallPromptEvent | null;
  isInstalled: boolean;
}

/** What the browser said about installing. */
export const useInstallStore = create<InstallState>(() => ({ offer: null, isInstalled: false }));

/**
 * Holds the browser's offer back from the first moment on, for a place and time that suit the student (HO-6);
 * `early` is the one that came before.
 */
export function catchInstallPrompt(early: Event | null): void {
  useInstallStore.setState({ offer: early as InstallPromptEvent | null });
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstallStore.setState({ offer: event as InstallPromptEvent });
  });
  window.addEventListener('appinstalled', () => {
    useInstallStore.setState({ offer: null, isInstalled: true });
  });
}

/** Opens the browser's dialog, on a tap; the offer is used up then. */
export async function install(): Promise<void> {
  const { offer } = useInstallStore.getState();
  if (offer === null) return;
  useInstallStore.setState({ offer: null });
  try {
    await offer.prompt();
    const { outcome } = await offer.userChoice;
    if (outcome === 'accepted') useInstallStore.setState({ isInstalled: true });
  } catch {
    // The browser took its offer back.
  }
}
