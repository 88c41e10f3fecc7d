import { action } from '@campus-bell/domain/words/action';
import { translate as words } from '@campus-bell/domain/words/translate';
import Languages from 'lucide-react/icons/languages';
import { Button } from '../../widgets/Button/Button.tsx';
import { note, row } from './TranslateEvent.css.ts';
import { type TranslatedEvent, type Translating, useTranslation } from './useTranslation.ts';

/** Props of {@link TranslateEvent}. */
export interface TranslateEventProps {
  /** As it was posted. */
  event: TranslatedEvent;
  /** The translation stands in the place of what was posted. */
  isTranslated: boolean;
  /** Puts a translation in the place of what was posted, null what was posted in its place again. */
  onTranslate(event: TranslatedEvent | null): void;
}

/** Translates a notice on the device, in its place, and shows what was posted again. */
export function TranslateEvent({ event, isTranslated, onTranslate }: TranslateEventProps) {
  const { state, translate } = useTranslation(event, onTranslate);
  const { status } = state;
  const label = status === 'failed' ? action.tryAgain : words.start;
  return (
    <div className={row}>
      <Button
        tone="quiet"
        extent="medium"
        busy={status !== 'offered' && status !== 'failed'}
        icon={<Languages aria-hidden="true" size="1.125rem" />}
        onClick={() => (isTranslated ? onTranslate(null) : void translate())}
      >
        {isTranslated ? words.showOriginal : label}
      </Button>
      <p className={note} role="status">
        {isTranslated ? words.done : wordsFor(state)}
      </p>
    </div>
  );
}

function wordsFor(state: Translating): string | null {
  if (state.status === 'downloading') return words.downloading({ percent: state.percent });
  if (state.status === 'preparing') return words.preparing;
  if (state.status === 'translating') return words.translating;
  return state.status === 'failed' ? words.failed : null;
}
