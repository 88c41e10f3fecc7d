import { type NotificationsQuery, routes } from '@campus-bell/domain/routes';
import { inbox } from '@campus-bell/domain/words/inbox';
import { notification } from '@campus-bell/domain/words/notification';
import { way } from '@campus-bell/domain/words/way';
import BellDot from 'lucide-react/icons/bell-dot';
import CheckCheck from 'lucide-react/icons/check-check';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { EmptyState } from '../../widgets/Message/EmptyState.tsx';

/** An empty inbox, or one without anything unread (NO-5). */
export function NoNotifications({ tab, unreadOnly }: NotificationsQuery) {
  if (unreadOnly) {
    return (
      <EmptyState icon={<CheckCheck size="2.5rem" strokeWidth={1.5} />} title={notification.emptyUnread} />
    );
  }
  return (
    <EmptyState
      icon={<BellDot size="2.5rem" strokeWidth={1.5} />}
      title={notification.empty}
      text={notification.emptyHint}
      action={
        tab === 'topic' ? (
          <LinkButton href={routes.subscriptions} tone="soft" extent="medium">
            {way.subscribe}
          </LinkButton>
        ) : (
          <LinkButton href={routes.keywordSubscription} tone="soft" extent="medium">
            {inbox.setKeywords}
          </LinkButton>
        )
      }
    />
  );
}
