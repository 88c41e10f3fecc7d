import type { BoardState } from '@campus-bell/api/queries/severalBoards';
import { nameOfBoard } from '@campus-bell/domain/words/campus/nameOfBoard';
import { several } from '@campus-bell/domain/words/several';
import { Chip } from '../../widgets/Chip/Chip.tsx';
import { BoardFailure } from './BoardFailure.tsx';
import { states as statesLook } from './BoardStates.css.ts';

/** Props of {@link BoardStates}. */
export interface BoardStatesProps {
  states: readonly BoardState[];
  /** Has the board asked again. */
  onRetryBoard(slug: string): void;
}

/** Whether nothing at all came of a board; one whose later page did not come says so behind the rows. */
const isMissing = (state: BoardState) => state.status === 'failed' && state.count === 0;

/** How far each board of a search over several has come; one of which nothing came can be asked again. */
export function BoardStates({ states, onRetryBoard }: BoardStatesProps) {
  return (
    <section aria-label={several.states}>
      <ul className={statesLook}>
        {states.map((state) =>
          isMissing(state) ? null : (
            <li key={state.slug}>
              <Chip>
                {nameOfBoard(state.slug)} {stateText(state)}
              </Chip>
            </li>
          ),
        )}
      </ul>
      {states.map((state) =>
        state.status === 'failed' && isMissing(state) ? (
          <BoardFailure
            key={state.slug}
            slug={state.slug}
            isWanted={state.isWanted}
            onRetryBoard={onRetryBoard}
          />
        ) : null,
      )}
    </section>
  );
}

function stateText(state: BoardState): string {
  if (state.status === 'waiting') return several.waiting;
  const mayGoOn = state.status === 'failed' || state.mayGoOn;
  if (state.count === 0 && !mayGoOn) return several.none;
  return mayGoOn ? several.orMore({ count: state.count }) : several.found({ count: state.count });
}
