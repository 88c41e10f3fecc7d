import { post } from '@campus-bell/domain/words/post';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { IconButton } from '../../widgets/IconButton/IconButton.tsx';
import { Spinner } from '../../widgets/Spinner/Spinner.tsx';
import { neighbour } from './NeighbourButtons.css.ts';
import type { NeighbourSteps } from './useNeighbours.ts';

/** Lead to the events above and below in the list that an event was opened from. */
export function NeighbourButtons({ hasPrevious, hasNext, busy, go }: NeighbourSteps) {
  return (
    <>
      <IconButton
        label={post.previous}
        className={neighbour}
        icon={<ChevronUp aria-hidden="true" />}
        aria-disabled={!hasPrevious}
        onClick={() => go(-1)}
      />
      <IconButton
        label={post.next}
        className={neighbour}
        icon={busy ? <Spinner /> : <ChevronDown aria-hidden="true" />}
        aria-busy={busy}
        aria-disabled={!hasNext}
        onClick={() => go(1)}
      />
    </>
  );
}
