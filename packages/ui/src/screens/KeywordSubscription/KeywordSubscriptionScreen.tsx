import { keywords } from '@campus-bell/domain/words/keywords';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import type { ReconnectPush } from '../../widgets/GoogleLogin/GoogleLogin.tsx';
import { LoginRequired } from '../../widgets/LoginRequired/LoginRequired.tsx';
import { PageHeader } from '../../widgets/PageHeader/PageHeader.tsx';
import { KeywordSettings } from './KeywordSettings.tsx';
import { page } from './KeywordSubscriptionScreen.css.ts';

/** Props of {@link KeywordSubscriptionScreen}. */
export interface KeywordSubscriptionScreenProps {
  onGoBack(): void;
  /** Connects this device anew and leads through the login back here; false when that failed. */
  onReconnectPush: ReconnectPush;
}

/** The keywords of a member (spec §2, KW-1 to KW-7); a visitor is led to the login and nothing is asked for. */
export function KeywordSubscriptionScreen({ onGoBack, onReconnectPush }: KeywordSubscriptionScreenProps) {
  const { signedIn } = useEnvironment();
  return (
    <>
      <PageHeader title={keywords.title} onGoBack={onGoBack} />
      <main className={page}>
        {signedIn ? (
          <KeywordSettings onReconnectPush={onReconnectPush} />
        ) : (
          <LoginRequired text={keywords.loginRequired} />
        )}
      </main>
    </>
  );
}
