import { countLabel } from '@campus-bell/domain/countLabel';
import Star from 'lucide-react/icons/star';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { likeButton, star } from './LikeButton.css.ts';

/** Props of {@link LikeButton}. */
export interface LikeButtonProps {
  liked: boolean;
  /** Likes of everybody. */
  count: number;
  /** The call runs: announced, and further taps are ignored (EV-3). */
  busy?: boolean;
  onToggleLike(): void;
  extent?: 'small' | 'large';
}

/**
 * The star of an event with its number of likes; a toggle. The second click of a double click is none, not even when
 * the answer to the first has come in between and another card has moved below the pointer (EV-3).
 */
export function LikeButton({ liked, count, busy = false, onToggleLike, extent }: LikeButtonProps) {
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
      <Star className={star} aria-hidden="true" size={extent === 'large' ? '1.5rem' : '1.25rem'} />
      <span aria-hidden="true">{countLabel(count)}</span>
      <span className={visuallyHidden}>찜 {count}개</span>
    </button>
  );
}
