import { fn } from 'storybook/test';

/** How the translator of a story behaves; without a word of it, it is there at once and knows the notice. */
export interface FakeTranslator {
  availability?: 'unavailable' | 'downloadable' | 'available';
  /** How much has come of what it needs when it stays at that, from 0 to 1. */
  stopsAt?: number;
  /** Its first translations never come. */
  hangs?: boolean;
  /** How many times it is not made. */
  failures?: number;
  /** What it says for what; anything else it says with a mark. */
  says?: Record<string, string>;
}

interface Options {
  signal: AbortSignal;
  monitor(events: EventTarget): void;
}

/** Puts a translator into the browser; what it gives tells how it was used, and takes it away. */
export function installTranslator({
  availability = 'available',
  stopsAt,
  hangs = false,
  failures = 0,
  says = {},
}: FakeTranslator) {
  let failuresLeft = failures;
  const signals: AbortSignal[] = [];
  const destroy = fn();
  const create = fn(async ({ signal, monitor }: Options) => {
    signals.push(signal);
    const events = new EventTarget();
    monitor(events);
    const tell = (loaded: number) =>
      events.dispatchEvent(new ProgressEvent('downloadprogress', { loaded, total: 1 }));
    tell(0);
    if (stopsAt !== undefined) {
      tell(stopsAt);
      await new Promise(() => undefined);
    }
    failuresLeft -= 1;
    if (failuresLeft >= 0) throw new DOMException('It did not come.', 'NetworkError');
    tell(1);
    return {
      destroy,
      translate: async (text: string) => {
        if (hangs) await new Promise(() => undefined);
        return says[text] ?? `In English: ${text.length}`;
      },
    };
  });
  Object.defineProperty(globalThis, 'Translator', {
    configurable: true,
    value: { availability: async () => availability, create },
  });
  return {
    create,
    destroy,
    signals,
    remove: () => void Reflect.deleteProperty(globalThis, 'Translator'),
  };
}
