import { countLabel } from '@campus-bell/domain/countLabel';
import { card } from '@campus-bell/domain/words/card';
import { writtenIn } from '@campus-bell/domain/writtenIn';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { likeButton } from './LikeButton.css.ts';

/** Props of {@link LikeButton}. */
export interface LikeButtonProps {
  liked: boolean;
  /** Of which event, read aloud. */
  title: string;
  /** Likes of everybody. */
  count: number;
  /** The call runs: announced, and further taps are ignored (EV-3). */
  busy?: boolean;
  onToggleLike(): void;
  /** `small` stands over the link of a card. */
  extent?: 'small' | 'large';
}

/**
 * The star of an event with its number of likes; a toggle. The second click of a double click is none, not even when
 * the answer to the first has come in between and another card has moved below the pointer (EV-3).
 */
export function LikeButton({ liked, title, count, busy = false, onToggleLike, extent }: LikeButtonProps) {
  const lang = writtenIn(title);
  return (
    <button
      type="button"
      className={likeButton({ extent })}
      aria-pressed={liked}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={({ detail }) => {
        if (!busy && detail < 2) onToggleLike();
      }}
    >
      <span aria-hidden="true">{countLabel(count)}</span>
      <span className={visuallyHidden}>
        {/* The title stands last in every language; one in another has its own voice. */}
        {card.likes({ count, title: '' })}
        {lang === undefined ? title : <span lang={lang}>{title}</span>}
      </span>
    </button>
  );
}
