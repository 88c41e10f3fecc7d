import { routes } from '@campus-bell/domain/routes';
import { nameOfBoard } from '@campus-bell/domain/words/campus/nameOfBoard';
import { eventSearch } from '@campus-bell/domain/words/eventSearch';
import { list } from '@campus-bell/domain/words/list';
import { search } from '@campus-bell/domain/words/search';
import { way } from '@campus-bell/domain/words/way';
import Newspaper from 'lucide-react/icons/newspaper';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../../widgets/Button/Button.tsx';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { EmptyState } from '../../widgets/Message/EmptyState.tsx';
import { focusToSearch } from '../../widgets/SearchBox/focusToSearch.ts';
import { ways } from './NoEvents.css.ts';

/** Props of {@link NoEvents}. */
export interface NoEventsProps {
  /** Slugs of the boards that were looked through. */
  shown: readonly string[];
  /** Slugs of the student's other boards. */
  others: readonly string[];
  searchText: string;
  onClearSearch(): void;
  onSearchBoards(slugs: readonly string[]): void;
}

/** So many boards are offered by themselves. */
const offeredMax = 3;

/** A board without an event, or a search that found none (SE-5): where it looked, and where else it can. */
export function NoEvents({ shown, others, searchText, onClearSearch, onSearchBoards }: NoEventsProps) {
  const names = shown.map(nameOfBoard);
  if (searchText === '') {
    return (
      <EmptyState
        icon={<Newspaper size="2.5rem" strokeWidth={1.5} />}
        title={list.empty}
        text={eventSearch.emptyHint}
        action={
          <LinkButton href={routes.subscriptions} tone="soft" extent="medium">
            {way.subscribe}
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchX size="2.5rem" strokeWidth={1.5} />}
      title={search.nothingFound}
      text={eventSearch.lookedIn({ boards: names.join(', '), searchText })}
      action={
        <div className={ways}>
          {others.length === 0 ? null : (
            <>
              {others.length < 2 ? null : (
                <Button
                  ref={focusToSearch}
                  tone="soft"
                  extent="medium"
                  onClick={() => onSearchBoards(others)}
                >
                  {eventSearch.inOwnBoards({ count: others.length })}
                </Button>
              )}
              {others.slice(0, offeredMax).map((slug) => (
                <Button
                  ref={focusToSearch}
                  key={slug}
                  tone="neutral"
                  extent="medium"
                  onClick={() => onSearchBoards([slug])}
                >
                  {eventSearch.inBoard({ board: nameOfBoard(slug) })}
                </Button>
              ))}
            </>
          )}
          <Button
            ref={focusToSearch}
            tone={others.length === 0 ? 'soft' : 'quiet'}
            extent="medium"
            onClick={onClearSearch}
          >
            {eventSearch.showAll}
          </Button>
        </div>
      }
    />
  );
}
