/** How a story ended, as the page itself saw it. */
export interface StoryEnd {
  status: 'finished' | 'failed';
  /** What went wrong, in the order in which it happened. */
  problems: string[];
}

declare global {
  interface Window {
    campusBellReview?: { ended: Promise<StoryEnd>; holdTimers(): void };
  }
}

/**
 * Runs in the page before anything else: hears from Storybook's channel how the story ends, and can hold back the
 * long timers afterwards, so that a toast that passes does not pass between two looks at it.
 */
export function watchStory() {
  if (window !== window.top) return;
  const longTimerMs = 400;
  let isHeld = false;
  const { setTimeout: later, setInterval: every } = window;
  const held = (run: TimerHandler, ms: number | undefined) =>
    typeof run !== 'function' || (ms ?? 0) < longTimerMs
      ? run
      : (...words: unknown[]) => {
          if (!isHeld) run(...words);
        };
  Object.assign(window, {
    setTimeout: (run: TimerHandler, ms?: number, ...words: unknown[]) => later(held(run, ms), ms, ...words),
    setInterval: (run: TimerHandler, ms?: number, ...words: unknown[]) => every(held(run, ms), ms, ...words),
  });
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {}

  type Said = { message?: string; description?: string; title?: string; status?: string };
  type Channel = { on(event: string, hear: (said: Said | Said[] | string) => void): void };
  const problems: string[] = [];
  const words = (said: Said | Said[] | string) =>
    [said]
      .flat()
      .map((one) => (typeof one === 'string' ? one : (one.message ?? `${one.title}: ${one.description}`)))
      .join('\n');
  let channel: Channel | undefined;
  const ended = new Promise<StoryEnd>((end) => {
    const failedBy = (event: string) => (said: Said | Said[] | string) => {
      const text = `${event}: ${words(said)}`;
      if (!problems.includes(text)) problems.push(text);
    };
    const endBy = (said: Said | Said[] | string) => {
      const isError = typeof said === 'object' && 'status' in said && said.status === 'error';
      const failed = problems.length > 0 || isError;
      end({ status: failed ? 'failed' : 'finished', problems });
    };
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set(created: Channel) {
        channel = created;
        for (const event of ['playFunctionThrewException', 'unhandledErrorsWhilePlaying']) {
          created.on(event, failedBy(event));
        }
        for (const event of ['storyThrewException', 'storyErrored', 'storyMissing', 'configError']) {
          created.on(event, (said) => {
            failedBy(event)(said);
            later(() => endBy(said), longTimerMs);
          });
        }
        created.on('storyFinished', endBy);
        created.on('docsRendered', endBy);
      },
    });
  });
  window.campusBellReview = {
    ended,
    holdTimers() {
      isHeld = true;
    },
  };
}
