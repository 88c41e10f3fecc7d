import { messages } from '@campus-bell/domain/messages';
import { routes } from '@campus-bell/domain/routes';
import Newspaper from 'lucide-react/icons/newspaper';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { EmptyState } from '../../widgets/Message/EmptyState.tsx';

/** Nobody has looked at anything this week. */
export function NoPopularEvents() {
  return (
    <EmptyState
      icon={<Newspaper size="2.5rem" strokeWidth={1.5} />}
      title={messages.popular.empty}
      text="글이 올라오면 많이 본 순서로 보여 드려요."
      action={
        <LinkButton href={routes.events} tone="soft" extent="medium">
          게시판 둘러보기
        </LinkButton>
      }
    />
  );
}
