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
      <PageHeader title="구독 소식" />
      <main className={page}>
        <LoginRequired text="로그인하면 게시판과 키워드를 구독하고 새 글을 모아 볼 수 있어요." />
      </main>
    </>
  );
}
