import { subscriptions } from '@campus-bell/domain/words/subscriptions';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { LoginRequired } from '../../widgets/LoginRequired/LoginRequired.tsx';
import { PageHeader } from '../../widgets/PageHeader/PageHeader.tsx';
import { SubscriptionsPage, type SubscriptionsPageProps } from './SubscriptionsPage.tsx';
import { page } from './SubscriptionsScreen.css.ts';

/** The subscriptions (spec §2, SU-1 to SU-10); a visitor is led to the login and nothing is asked for. */
export function SubscriptionsScreen(props: SubscriptionsPageProps) {
  const { signedIn } = useEnvironment();
  if (signedIn) return <SubscriptionsPage {...props} />;
  return (
    <>
      <PageHeader title={subscriptions.title} />
      <main className={page}>
        <LoginRequired text={subscriptions.loginRequired} />
      </main>
    </>
  );
}
