import { create } from 'zustand';
import { onMemberLeft } from '../session/sessionStore.ts';

interface ConnectionState {
  /** When the oldest saved answer on the screen came, ms; null while everything is from the server. */
  savedAt: number | null;
}

/** What the API client noticed of the connection. */
export const useConnectionStore = create<ConnectionState>(() => ({ savedAt: null }));

/** When what stands in came, by path; by the step of the history on whose screen it stands. */
const savedAtOf = new Map<string, Map<string, number>>();
let here = new Map<string, number>();
let step: string | null = null;
/** The paths that a saved answer was given for last. */
const standIns = new Set<string>();

/** Whether what is known of a path is a saved answer. */
export function standsIn(path: string): boolean {
  return standIns.has(path);
}

/** A saved answer stands in for the server's. */
export function noteSavedAnswer(path: string, at: number): void {
  here.set(path, at);
  standIns.add(path);
  tell();
}

/** The server's own answer has come. */
export function noteFreshAnswer(path: string): void {
  standIns.delete(path);
  if (here.delete(path)) tell();
}

/** What is on the screen is asked of the server again. */
export function clearSavedAnswers(): void {
  here.clear();
  tell();
}

/** Another step of the history is on the screen; the first one takes what was noted before. */
export function showStep(key: string): void {
  if (step !== null) here = savedAtOf.get(key) ?? new Map();
  step = key;
  savedAtOf.set(key, here);
  tell();
}

onMemberLeft(() => {
  savedAtOf.clear();
  standIns.clear();
  clearSavedAnswers();
});

function tell(): void {
  useConnectionStore.setState({ savedAt: here.size === 0 ? null : Math.min(...here.values()) });
}
