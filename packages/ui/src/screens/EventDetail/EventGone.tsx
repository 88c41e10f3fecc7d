import { routes } from '@campus-bell/domain/routes';
import { detail } from '@campus-bell/domain/words/detail';
import { way } from '@campus-bell/domain/words/way';
import FileX from 'lucide-react/icons/file-x';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { EmptyState } from '../../widgets/Message/EmptyState.tsx';

/** An event that the server does not have (any more). */
export function EventGone() {
  return (
    <EmptyState
      icon={<FileX size="2.5rem" strokeWidth={1.5} />}
      title={detail.gone.title}
      text={detail.gone.text}
      action={
        <LinkButton href={routes.events} tone="soft" extent="medium">
          {way.otherPosts}
        </LinkButton>
      }
    />
  );
}
