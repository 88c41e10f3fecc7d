import { isKorean } from '@campus-bell/domain/writtenIn';
import { useCallback, useState } from 'react';
import { latePart, useLatePart } from '../../hooks/useLatePart.tsx';
import { place } from './TranslateEvent.css.ts';
import type { TranslateEventProps } from './TranslateEvent.tsx';
import { mayTranslate } from './translator.ts';

const action = latePart(async () => (await import('./TranslateEvent.tsx')).TranslateEvent);

/** Props of {@link TranslatePlace}. */
export interface TranslatePlaceProps extends Omit<TranslateEventProps, 'onUnavailable'> {
  /** All of the event is there. */
  isComplete: boolean;
}

/** Where a notice is translated, kept free until its part has come; nothing where nothing is translated or Korean. */
export function TranslatePlace({ isComplete, ...rest }: TranslatePlaceProps) {
  const { title, content } = rest.event;
  return mayTranslate() && (!isComplete || isKorean(`${title}\n${content}`)) ? (
    <KeptPlace isComplete={isComplete} {...rest} />
  ) : null;
}

function KeptPlace({ isComplete, ...rest }: TranslatePlaceProps) {
  const TranslateEvent = useLatePart(action);
  const [isUnavailable, setIsUnavailable] = useState(false);
  const giveUp = useCallback(() => setIsUnavailable(true), []);
  if (isUnavailable) return null;
  const { title, content } = rest.event;
  return (
    <div className={place}>
      {TranslateEvent !== null && isComplete ? (
        <TranslateEvent key={`${title}\n${content}`} {...rest} onUnavailable={giveUp} />
      ) : null}
    </div>
  );
}
