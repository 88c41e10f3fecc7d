import type { PushedEvent } from '@campus-bell/domain/pushedEvent';
import type { FirstContent, UiEnvironment } from '@campus-bell/ui/environment/UiEnvironment';

/** An event that a push was about, and what it is drawn with. */
export interface BootEvent {
  pushed: PushedEvent;
  environment: UiEnvironment;
}

/** Where the boot stands with the content that it draws. */
export const boot = {
  /** What of home it has drawn. */
  content: { at: 0 } as FirstContent,
  /** What the document shows of an event; null anywhere else. */
  event: null as BootEvent | null,
  /** From now on the app draws. */
  isOver: false,
  /** Ends what the boot still waits for. */
  end: () => {},
  /** The browser's offer to install, made before the app stood. */
  installOffer: null as Event | null,
};
