import { routes } from '@campus-bell/domain/routes';
import { signIn } from '@campus-bell/domain/words/signIn';
import { way } from '@campus-bell/domain/words/way';
import BellRing from 'lucide-react/icons/bell-ring';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { GoogleLogin, type LoginAccess } from '../../widgets/GoogleLogin/GoogleLogin.tsx';
import { OtherWay } from '../../widgets/GoogleLogin/OtherWay.tsx';
import { LanguageSwitch } from '../../widgets/LanguageChoice/LanguageSwitch.tsx';
import { ServiceStatements } from '../../widgets/ServiceStatements/ServiceStatements.tsx';
import { TaskPage } from '../../widgets/TaskPage/TaskPage.tsx';
import { type Contact, ContactLinks } from './ContactLinks.tsx';
import { entry, foot, heading, sign, text, welcome } from './LoginScreen.css.ts';

/** Props of {@link LoginScreen}. */
export interface LoginScreenProps {
  access: LoginAccess;
  /** Mail domain of the accounts that may sign in, for example `ajou.ac.kr`; null when it is not known. */
  hostedDomain: string | null;
  contacts: readonly Contact[];
  onGoBack(): void;
}

/** `/login`: one button to Google, the way to sign up, and what this service is not (AC-1). */
export function LoginScreen({ access, hostedDomain, contacts, onGoBack }: LoginScreenProps) {
  const { signedIn } = useEnvironment();
  const account = hostedDomain === null ? signIn.account : signIn.accountOf({ domain: hostedDomain });
  return (
    <TaskPage title={signIn.title} onGoBack={onGoBack}>
      <div className={welcome}>
        <span className={sign} aria-hidden="true">
          <BellRing size="2.25rem" />
        </span>
        <h2 className={heading}>{signedIn ? signIn.already : signIn.heading}</h2>
        <p className={text}>{signedIn ? signIn.change : signIn.text({ account })}</p>
      </div>
      <div className={entry}>
        {signedIn ? <LinkButton href={routes.home}>{way.home}</LinkButton> : null}
        <GoogleLogin label={signedIn ? signIn.withOther : signIn.withGoogle} access={access} />
        <OtherWay text={signIn.notMember} href={routes.consent} label={signIn.signUp} />
      </div>
      <footer className={foot}>
        <LanguageSwitch />
        <ServiceStatements />
        <ContactLinks contacts={contacts} />
      </footer>
    </TaskPage>
  );
}
