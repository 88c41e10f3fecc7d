import { routes } from '@campus-bell/domain/routes';
import BellRing from 'lucide-react/icons/bell-ring';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { GoogleLogin, type LoginAccess } from '../../widgets/GoogleLogin/GoogleLogin.tsx';
import { OtherWay } from '../../widgets/GoogleLogin/OtherWay.tsx';
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
  const account = hostedDomain === null ? '학교 구글 계정' : `학교 구글 계정(@${hostedDomain})`;
  return (
    <TaskPage title="로그인" onGoBack={onGoBack}>
      <div className={welcome}>
        <span className={sign} aria-hidden="true">
          <BellRing size="2.25rem" />
        </span>
        <h2 className={heading}>{signedIn ? '이미 로그인했어요' : '우리 학교 소식을 제때 알려 드려요'}</h2>
        <p className={text}>
          {signedIn ? '다른 계정으로 바꾸려면 다시 로그인해 주세요.' : `${account}으로 로그인해 주세요.`}
        </p>
      </div>
      <div className={entry}>
        {signedIn ? <LinkButton href={routes.home}>홈으로 가기</LinkButton> : null}
        <GoogleLogin
          label={signedIn ? '다른 구글 계정으로 로그인' : '구글 계정으로 로그인'}
          access={access}
        />
        <OtherWay text="아직 회원이 아니라면" href={routes.consent} label="회원가입" />
      </div>
      <footer className={foot}>
        <ServiceStatements />
        <ContactLinks contacts={contacts} />
      </footer>
    </TaskPage>
  );
}
