import { routes } from '@campus-bell/domain/routes';
import { home } from '@campus-bell/domain/words/home';
import { popular } from '@campus-bell/domain/words/popular';
import { way } from '@campus-bell/domain/words/way';
import Newspaper from 'lucide-react/icons/newspaper';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { EmptyState } from '../../widgets/Message/EmptyState.tsx';

/** Nobody has looked at anything this week. */
export function NoPopularEvents() {
  return (
    <EmptyState
      icon={<Newspaper size="2.5rem" strokeWidth={1.5} />}
      title={popular.empty}
      text={home.emptyHint}
      action={
        <LinkButton href={routes.events} tone="soft" extent="medium">
          {way.boards}
        </LinkButton>
      }
    />
  );
}
