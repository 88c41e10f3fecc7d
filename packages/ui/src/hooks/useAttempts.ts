import { useCallback, useEffect, useRef } from 'react';

/** What {@link useAttempts} gives. */
export interface Attempts {
  /** Starts one in place of any other; what it gives says whether that one is still wanted. */
  start(): () => boolean;
  /** None is wanted any more. */
  giveUp(): void;
}

/** Tells what is still wanted of things that take their time; none is when the component has gone. */
export function useAttempts(): Attempts {
  const latest = useRef(0);
  const giveUp = useCallback(() => {
    latest.current += 1;
  }, []);
  useEffect(() => giveUp, [giveUp]);
  return {
    start() {
      giveUp();
      const own = latest.current;
      return () => own === latest.current;
    },
    giveUp,
  };
}
