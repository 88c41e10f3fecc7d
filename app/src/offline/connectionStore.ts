import { create } from 'zustand';

interface ConnectionState {
  /** When the oldest saved answer on the screen came, ms; null while everything is from the server. */
  savedAt: number | null;
  /** Counts writes that could not be sent, so that each is told. */
  unsent: number;
}

/** What the API client noticed of the connection. */
export const useConnectionStore = create<ConnectionState>(() => ({ savedAt: null, unsent: 0 }));

/** A saved answer stands in for the server's. */
export function noteSavedAnswer(at: number): void {
  useConnectionStore.setState(({ savedAt }) => ({ savedAt: Math.min(savedAt ?? at, at) }));
}

/** What is on the screen is the server's again, or gone. */
export function clearSavedAnswers(): void {
  useConnectionStore.setState({ savedAt: null });
}

/** Something the student did could not be sent. */
export function noteUnsent(): void {
  useConnectionStore.setState(({ unsent }) => ({ unsent: unsent + 1 }));
}
