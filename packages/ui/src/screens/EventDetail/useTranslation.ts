import type { EventDetail } from '@campus-bell/api/wire/event';
import { translateNotice } from '@campus-bell/domain/noticeTranslation';
import { useEffect, useRef, useState } from 'react';
import { makeTranslator } from './translator.ts';

/** What of an event is translated. */
export type TranslatedEvent = Pick<EventDetail, 'title' | 'content'>;

/** How far a translation is. */
export type Translating =
  | { readonly status: 'offered' | 'preparing' | 'translating' | 'failed' }
  | { readonly status: 'downloading'; readonly percent: number };

/** Translates an event on the device once it is asked for, and no longer than it is looked at. */
export function useTranslation(
  { title, content }: TranslatedEvent,
  onTranslated: (event: TranslatedEvent) => void,
) {
  const [state, setState] = useState<Translating>({ status: 'offered' });
  const work = useRef<AbortController | null>(null);
  const done = useRef<TranslatedEvent | null>(null);

  useEffect(() => () => work.current?.abort(), []);

  const run = async (signal: AbortSignal): Promise<TranslatedEvent> => {
    const translator = await makeTranslator(signal, (share) => {
      const percent = Math.floor(share * 10) * 10;
      // It begins at 0 and ends at 1 where nothing has to come, too.
      setState(share > 0 && share < 1 ? { status: 'downloading', percent } : { status: 'preparing' });
    });
    try {
      setState({ status: 'translating' });
      const translate = (words: string) => translator.translate(words, { signal });
      return {
        title: await translateNotice(title, translate),
        content: await translateNotice(content, translate),
      };
    } finally {
      translator.destroy();
    }
  };

  const translate = async () => {
    if (work.current !== null) return;
    if (done.current !== null) return onTranslated(done.current);
    work.current = new AbortController();
    const { signal } = work.current;
    setState({ status: 'preparing' });
    try {
      const translated = await run(signal);
      if (signal.aborted) return;
      done.current = translated;
      setState({ status: 'offered' });
      onTranslated(translated);
    } catch {
      if (!signal.aborted) setState({ status: 'failed' });
    } finally {
      work.current = null;
    }
  };

  return { state, translate };
}
