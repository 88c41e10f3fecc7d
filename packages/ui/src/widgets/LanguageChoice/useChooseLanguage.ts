import { type Language, language } from '@campus-bell/domain/language';
import { languageChoice } from '@campus-bell/domain/words/languageChoice';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useToast } from '../Toast/ToastProvider.tsx';

/** Where the choice stood when its screen was taken away to be drawn anew, px below the window's top; else null. */
let stoodAt: number | null = null;

/** What {@link useChooseLanguage} gives. */
export interface ChoosingLanguage {
  /** For what holds the choice. */
  holder: RefObject<HTMLDivElement | null>;
  /** The language that is on its way, null when none is. */
  awaited: Language | null;
  choose(chosen: Language): void;
}

/**
 * Chooses a language. Once the screen has been drawn anew, the choice stands where it was tapped and its button has the
 * focus. A choice that can't be had now is told of; nothing changes then.
 */
export function useChooseLanguage(): ChoosingLanguage {
  const { chooseLanguage } = useEnvironment();
  const toast = useToast();
  const holder = useRef<HTMLDivElement>(null);
  const [awaited, setAwaited] = useState<Language | null>(null);
  const isBusy = useRef(false);

  useLayoutEffect(() => {
    const before = language();
    return () => {
      // Who leaves for another screen meanwhile takes nothing along.
      if (!isBusy.current || language() === before) return;
      stoodAt = holder.current?.getBoundingClientRect().top ?? null;
    };
  }, []);

  // After whatever the frame does to the page when it is drawn.
  useEffect(() => {
    if (stoodAt === null || holder.current === null) return;
    window.scrollBy(0, holder.current.getBoundingClientRect().top - stoodAt);
    holder.current.querySelector('button')?.focus({ preventScroll: true });
    stoodAt = null;
  }, []);

  const choose = async (chosen: Language) => {
    if (isBusy.current || chosen === language()) return;
    isBusy.current = true;
    setAwaited(chosen);
    try {
      await chooseLanguage(chosen);
    } catch {
      toast.show({ text: languageChoice.failed });
    }
    isBusy.current = false;
    setAwaited(null);
  };
  return { holder, awaited, choose: (chosen) => void choose(chosen) };
}
