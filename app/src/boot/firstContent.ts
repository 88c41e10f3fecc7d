import type { FirstContent } from '@campus-bell/ui/environment/UiEnvironment';

/** Where the boot stands with the content that it draws. */
export const boot = {
  /** What of home it has drawn. */
  content: { at: 0 } as FirstContent,
  /** From now on the app draws. */
  isOver: false,
  /** Ends what the boot still waits for. */
  end: () => {},
  /** The browser's offer to install, made before the app stood. */
  installOffer: null as Event | null,
};
