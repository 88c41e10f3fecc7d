import { messages } from '@campus-bell/domain/messages';
import { routes } from '@campus-bell/domain/routes';
import Newspaper from 'lucide-react/icons/newspaper';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../../widgets/Button/Button.tsx';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { EmptyState } from '../../widgets/Message/EmptyState.tsx';

/** Props of {@link NoEvents}. */
export interface NoEventsProps {
  searchText: string;
  onClearSearch(): void;
}

/** A board without an event, or a search that found none (SE-5). */
export function NoEvents({ searchText, onClearSearch }: NoEventsProps) {
  if (searchText === '') {
    return (
      <EmptyState
        icon={<Newspaper size="2.5rem" strokeWidth={1.5} />}
        title={messages.list.empty}
        text="게시판을 구독하면 새 글이 올라올 때 알려 드려요."
        action={
          <LinkButton href={routes.subscriptions} tone="soft" extent="medium">
            구독하러 가기
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchX size="2.5rem" strokeWidth={1.5} />}
      title={messages.list.emptySearch}
      action={
        <Button tone="soft" extent="medium" onClick={onClearSearch}>
          검색어 지우고 모두 보기
        </Button>
      }
    />
  );
}
