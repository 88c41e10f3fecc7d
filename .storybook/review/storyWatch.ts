/** How Storybook says that an entry came to its end, well or not. */
const endings = ['storyFinished', 'docsRendered', 'storyMissing', 'configError'];
const faults = [
  ...['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored'],
  ...['storyMissing', 'configError'],
];
export const watched = { endings, faults };

type Said = string | { message?: string; title?: string; description?: string; status?: string };

interface Reviewed {
  __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): (Said | Said[])[] | undefined };
  areTimersHeld?: boolean;
}

/** Runs in the page: what went wrong with the shown entry, null until it has come to its end. */
export function problemsAtEnd({ endings, faults }: typeof watched): string[] | null {
  const channel = (window as Reviewed).__STORYBOOK_ADDONS_CHANNEL__;
  if (!endings.some((event) => channel?.last(event))) return null;
  const words = (one: Said) =>
    typeof one === 'string' ? one : (one.message ?? `${one.title}: ${one.description}`);
  const problems = faults.flatMap((event) =>
    (channel?.last(event) ?? []).map((said) => `${event}: ${[said].flat().map(words).join('\n')}`),
  );
  const [end] = channel?.last('storyFinished') ?? [];
  const isRed = typeof end === 'object' && 'status' in end && end.status === 'error';
  return isRed && problems.length === 0 ? ['It failed.'] : problems;
}

/**
 * Runs in the page before anything else: long timers can be held back once the story is over, so that a toast that
 * passes does not pass between two looks at it.
 */
export function prepareToHoldTimers() {
  if (window !== window.top) return;
  const longTimerMs = 400;
  const { setTimeout: later, setInterval: every } = window;
  const held = (run: TimerHandler, ms: number | undefined) =>
    typeof run !== 'function' || (ms ?? 0) < longTimerMs
      ? run
      : (...words: unknown[]) => {
          if ((window as Reviewed).areTimersHeld !== true) run(...words);
        };
  Object.assign(window, {
    setTimeout: (run: TimerHandler, ms?: number, ...words: unknown[]) => later(held(run, ms), ms, ...words),
    setInterval: (run: TimerHandler, ms?: number, ...words: unknown[]) => every(held(run, ms), ms, ...words),
  });
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {}
}

/** Runs in the page: from now on no long timer goes off. */
export function holdTimers() {
  (window as Reviewed).areTimersHeld = true;
}
