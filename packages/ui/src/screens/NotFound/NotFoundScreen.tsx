import { routes } from '@campus-bell/domain/routes';
import { lost } from '@campus-bell/domain/words/lost';
import { way } from '@campus-bell/domain/words/way';
import Compass from 'lucide-react/icons/compass';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { NoticePage } from '../../widgets/NoticePage/NoticePage.tsx';

/** An address that leads nowhere (FR-2). */
export function NotFoundScreen() {
  return (
    <NoticePage icon={<Compass size="3rem" strokeWidth={1.5} />} title={lost.title} text={lost.text}>
      <LinkButton href={routes.home} wide>
        {way.home}
      </LinkButton>
      <LinkButton href={routes.events} tone="quiet" wide>
        {way.searchPosts}
      </LinkButton>
    </NoticePage>
  );
}
