import { isKorean } from '@campus-bell/domain/writtenIn';
import { useEffect, useState } from 'react';
import { latePart, useLatePart } from '../../hooks/useLatePart.tsx';
import { place } from './TranslateEvent.css.ts';
import type { TranslateEventProps } from './TranslateEvent.tsx';
import { isTranslatorThere, mayTranslate } from './translator.ts';

const action = latePart(async () => (await import('./TranslateEvent.tsx')).TranslateEvent);

/** Props of {@link TranslatePlace}. */
export interface TranslatePlaceProps extends TranslateEventProps {
  /** All of the event is there. */
  isComplete: boolean;
}

/**
 * Where a notice is translated, kept free until its part has come; nothing where nothing is translated or Korean. The
 * browser is asked at once, so that a place in vain is gone before anybody reads.
 */
export function TranslatePlace({ isComplete, ...rest }: TranslatePlaceProps) {
  const { title, content } = rest.event;
  return mayTranslate() && (!isComplete || isKorean(`${title}\n${content}`)) ? (
    <KeptPlace isComplete={isComplete} {...rest} />
  ) : null;
}

function KeptPlace({ isComplete, ...rest }: TranslatePlaceProps) {
  const TranslateEvent = useLatePart(action);
  const [isThere, setIsThere] = useState<boolean | null>(null);
  useEffect(() => {
    let isLeft = false;
    void isTranslatorThere().then((answer) => {
      if (!isLeft) setIsThere(answer);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  if (isThere === false) return null;
  const { title, content } = rest.event;
  return (
    <div className={place}>
      {TranslateEvent !== null && isThere === true && isComplete ? (
        <TranslateEvent key={`${title}\n${content}`} {...rest} />
      ) : null}
    </div>
  );
}
