import { routes } from '@campus-bell/domain/routes';
import { eventSearch } from '@campus-bell/domain/words/eventSearch';
import { liked } from '@campus-bell/domain/words/liked';
import { way } from '@campus-bell/domain/words/way';
import SearchX from 'lucide-react/icons/search-x';
import Star from 'lucide-react/icons/star';
import { Button } from '../../widgets/Button/Button.tsx';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { EmptyState } from '../../widgets/Message/EmptyState.tsx';
import { focusToSearch } from '../../widgets/SearchBox/focusToSearch.ts';

/** Props of {@link NoLikedEvents}. */
export interface NoLikedEventsProps {
  searchText: string;
  onClearSearch(): void;
}

/** Nothing liked yet, or nothing found among what is liked. */
export function NoLikedEvents({ searchText, onClearSearch }: NoLikedEventsProps) {
  if (searchText === '') {
    return (
      <EmptyState
        icon={<Star size="2.5rem" strokeWidth={1.5} />}
        title={liked.empty}
        text={liked.emptyHint}
        action={
          <LinkButton href={routes.home} tone="soft" extent="medium">
            {way.popular}
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchX size="2.5rem" strokeWidth={1.5} />}
      title={liked.emptySearch}
      action={
        <Button ref={focusToSearch} tone="soft" extent="medium" onClick={onClearSearch}>
          {eventSearch.showAll}
        </Button>
      }
    />
  );
}
