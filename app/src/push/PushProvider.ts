/**
 * Where this device's push token comes from; the rest of the app knows no provider by name. Every call may never
 * settle, and rejects with anything: callers bound the wait.
 */
export interface PushProvider {
  /**
   * The token of this device, kept or new.
   * @param known the token stored last, for a provider that confirms tokens instead of keeping them
   */
  currentToken(registration: ServiceWorkerRegistration, known: string | null): Promise<string>;
  /** A token that no server has seen: whatever there was is deleted first. */
  freshToken(registration: ServiceWorkerRegistration, known: string | null): Promise<string>;
  /** Lets the token go: what is still sent to it reaches nobody. */
  dropToken(registration: ServiceWorkerRegistration, token: string): Promise<void>;
  /** Brings pushes to the worker while the app is open, for a provider without a push service; gives its stop. */
  deliver?(registration: ServiceWorkerRegistration, token: string): () => void;
}
