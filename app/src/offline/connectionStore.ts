import { create } from 'zustand';

interface ConnectionState {
  /** When the oldest saved answer on the screen came, ms; null while everything is from the server. */
  savedAt: number | null;
}

/** What the API client noticed of the connection. */
export const useConnectionStore = create<ConnectionState>(() => ({ savedAt: null }));

/** A saved answer stands in for the server's. */
export function noteSavedAnswer(at: number): void {
  useConnectionStore.setState(({ savedAt }) => ({ savedAt: Math.min(savedAt ?? at, at) }));
}

/** What is on the screen is the server's again, or gone. */
export function clearSavedAnswers(): void {
  useConnectionStore.setState({ savedAt: null });
}
