import { messages } from '@campus-bell/domain/messages';
import { routes } from '@campus-bell/domain/routes';
import { home } from '@campus-bell/domain/words/home';
import { way } from '@campus-bell/domain/words/way';
import Newspaper from 'lucide-react/icons/newspaper';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { EmptyState } from '../../widgets/Message/EmptyState.tsx';

/** Nobody has looked at anything this week. */
export function NoPopularEvents() {
  return (
    <EmptyState
      icon={<Newspaper size="2.5rem" strokeWidth={1.5} />}
      title={messages.popular.empty}
      text={home.emptyHint}
      action={
        <LinkButton href={routes.events} tone="soft" extent="medium">
          {way.boards}
        </LinkButton>
      }
    />
  );
}
