import { inbox } from '@campus-bell/domain/words/inbox';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { LoginRequired } from '../../widgets/LoginRequired/LoginRequired.tsx';
import { PageHeader } from '../../widgets/PageHeader/PageHeader.tsx';
import { Inbox, type InboxProps } from './Inbox.tsx';
import { MarkAllRead } from './MarkAllRead.tsx';
import { page } from './NotificationsScreen.css.ts';

/** Props of {@link NotificationsScreen}. */
export interface NotificationsScreenProps extends InboxProps {
  onGoBack(): void;
}

/** The inbox (spec §2, NO-1 to NO-8); a visitor is led to the login and nothing is asked for. */
export function NotificationsScreen({ view, onChangeView, onGoBack }: NotificationsScreenProps) {
  const { signedIn } = useEnvironment();
  return (
    <>
      <PageHeader title={inbox.title} onGoBack={onGoBack} actions={signedIn ? <MarkAllRead /> : undefined} />
      <main className={page}>
        {signedIn ? (
          <Inbox view={view} onChangeView={onChangeView} />
        ) : (
          <LoginRequired text={inbox.loginRequired} />
        )}
      </main>
    </>
  );
}
