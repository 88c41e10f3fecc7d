import { routes } from '@campus-bell/domain/routes';
import { action } from '@campus-bell/domain/words/action';
import { member } from '@campus-bell/domain/words/member';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { LinkButton } from '../Button/LinkButton.tsx';
import { EmptyState } from '../Message/EmptyState.tsx';

/** Stands in for a page that needs a member (FR-15). */
export function LoginRequired({ text = member.loginRequired.text }: { text?: string }) {
  return (
    <EmptyState
      icon={<LockKeyhole size="2.5rem" strokeWidth={1.5} />}
      title={member.loginRequired.title}
      text={text}
      action={<LinkButton href={routes.login}>{action.login}</LinkButton>}
    />
  );
}
