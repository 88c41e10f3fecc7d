import { soon } from '@campus-bell/domain/words/soon';
import { ErrorState } from '../../widgets/Message/ErrorState.tsx';
import { note } from './DueEvents.css.ts';
import type { AllLiked } from './useAllLiked.ts';

/** Says that not all liked events are looked at: because there are too many, or because some did not come. */
export function DueNotes({ liked }: { liked: AllLiked }) {
  if (liked.isCut) return <p className={note}>{soon.cut}</p>;
  if (!liked.isIncomplete) return null;
  return (
    <ErrorState
      extent="compact"
      error={liked.error}
      text={soon.incomplete}
      busy={liked.isFetching}
      onRetry={liked.complete}
    />
  );
}
