import { type Language, language } from '@campus-bell/domain/language';
import { languageChoice } from '@campus-bell/domain/words/languageChoice';
import { type RefObject, useEffect, useRef } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useToast } from '../Toast/ToastProvider.tsx';

/** The screen is drawn anew in the language that was chosen: focus belongs where it was. */
let isChosen = false;

/**
 * What chooses a language, and a ref for what holds the choice: its button has the focus again once the screen has been
 * drawn anew. A choice that can't be had now is told of; nothing changes then.
 */
export function useChooseLanguage(): [RefObject<HTMLDivElement | null>, (chosen: Language) => void] {
  const { chooseLanguage } = useEnvironment();
  const toast = useToast();
  const holder = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);

  useEffect(() => {
    if (!isChosen) return;
    isChosen = false;
    holder.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);

  const choose = async (chosen: Language) => {
    if (isBusy.current || chosen === language()) return;
    isBusy.current = true;
    isChosen = true;
    try {
      await chooseLanguage(chosen);
    } catch {
      isChosen = false;
      toast.show({ text: languageChoice.failed });
    }
    isBusy.current = false;
  };
  return [holder, (chosen) => void choose(chosen)];
}
