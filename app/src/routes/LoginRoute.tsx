import { routes } from '@campus-bell/domain/routes';
import { product } from '@campus-bell/domain/words/product';
import { signIn } from '@campus-bell/domain/words/signIn';
import type { Contact } from '@campus-bell/ui/screens/Login/ContactLinks';
import { LoginScreen } from '@campus-bell/ui/screens/Login/LoginScreen';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppConfig } from '../config.ts';
import { useLoginAccess } from '../login/useLoginAccess.ts';
import { rememberDestination } from '../session/loginDestination.ts';
import { useGoBack } from './useGoBack.ts';

/** `/login`: keeps the page that asked for it. */
export function LoginRoute({ config }: { config: AppConfig }) {
  const access = useLoginAccess(config);
  const { state } = useLocation();
  const goBack = useGoBack(routes.home);
  useEffect(() => rememberDestination(state), [state]);

  return (
    <>
      <title>{product.titled({ page: signIn.title })}</title>
      <LoginScreen
        access={access}
        hostedDomain={config.oauth.hostedDomain}
        contacts={contactsOf(config)}
        onGoBack={goBack}
      />
    </>
  );
}

function contactsOf({ contactEmail, teamUrl, feedbackUrl }: AppConfig): Contact[] {
  const contacts: Contact[] = [];
  if (contactEmail !== null) contacts.push({ kind: 'mail', address: contactEmail });
  if (feedbackUrl !== null) contacts.push({ kind: 'page', label: signIn.feedback, url: feedbackUrl });
  if (teamUrl !== null) contacts.push({ kind: 'page', label: signIn.team, url: teamUrl });
  return contacts;
}
