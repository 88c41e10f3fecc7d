import { messages } from '@campus-bell/domain/messages';
import { routes } from '@campus-bell/domain/routes';
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
        title={messages.liked.empty}
        text={messages.liked.emptyHint}
        action={
          <LinkButton href={routes.home} tone="soft" extent="medium">
            이번 주 인기글 보기
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchX size="2.5rem" strokeWidth={1.5} />}
      title={messages.liked.emptySearch}
      action={
        <Button ref={focusToSearch} tone="soft" extent="medium" onClick={onClearSearch}>
          검색어 지우고 모두 보기
        </Button>
      }
    />
  );
}
