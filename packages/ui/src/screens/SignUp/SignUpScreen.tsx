import { routes } from '@campus-bell/domain/routes';
import { signUp } from '@campus-bell/domain/words/signUp';
import BellRing from 'lucide-react/icons/bell-ring';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Search from 'lucide-react/icons/search';
import { GoogleLogin, type LoginAccess } from '../../widgets/GoogleLogin/GoogleLogin.tsx';
import { OtherWay } from '../../widgets/GoogleLogin/OtherWay.tsx';
import { TaskPage } from '../../widgets/TaskPage/TaskPage.tsx';
import { point, points, sign } from './SignUpScreen.css.ts';

/** Props of {@link SignUpScreen}. */
export interface SignUpScreenProps {
  access: LoginAccess;
  /** Mail domain of the accounts that may sign up; null when it is not known. */
  hostedDomain: string | null;
  onGoBack(): void;
}

/** `/signUp` and `/signUp/select`: signing up with Google, or the way to the login (AC-8). */
export function SignUpScreen({ access, hostedDomain, onGoBack }: SignUpScreenProps) {
  const account = hostedDomain === null ? signUp.account : signUp.accountOf({ domain: hostedDomain });
  return (
    <TaskPage
      title={signUp.title}
      onGoBack={onGoBack}
      heading={signUp.heading}
      text={signUp.text({ account })}
      footer={
        <>
          <GoogleLogin label={signUp.withGoogle} access={access} />
          <OtherWay text={signUp.isMember} href={routes.login} label={signUp.logIn} />
        </>
      }
    >
      <ul className={points}>
        <li className={point}>
          <BellRing className={sign} aria-hidden="true" size="1.25rem" />
          {signUp.boards}
        </li>
        <li className={point}>
          <Search className={sign} aria-hidden="true" size="1.25rem" />
          {signUp.keywords}
        </li>
        <li className={point}>
          <GraduationCap className={sign} aria-hidden="true" size="1.25rem" />
          {signUp.likes}
        </li>
      </ul>
    </TaskPage>
  );
}
