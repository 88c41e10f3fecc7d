import { routes } from '@campus-bell/domain/routes';
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
  const account = hostedDomain === null ? '학교 구글 계정' : `학교 구글 계정(@${hostedDomain})`;
  return (
    <TaskPage
      title="회원가입"
      onGoBack={onGoBack}
      heading="구글 계정으로 가입해요"
      text={`${account}만 있으면 돼요. 가입하고 학과를 고르면 끝나요.`}
      footer={
        <>
          <GoogleLogin label="구글 계정으로 가입하기" access={access} />
          <OtherWay text="이미 회원이라면" href={routes.login} label="로그인" />
        </>
      }
    >
      <ul className={points}>
        <li className={point}>
          <BellRing className={sign} aria-hidden="true" size="1.25rem" />
          구독한 게시판에 새 글이 올라오면 알려 드려요
        </li>
        <li className={point}>
          <Search className={sign} aria-hidden="true" size="1.25rem" />
          키워드를 10개까지 정해 두고 소식을 받아요
        </li>
        <li className={point}>
          <GraduationCap className={sign} aria-hidden="true" size="1.25rem" />
          찜한 글을 모아 보고 캘린더에 일정을 담아요
        </li>
      </ul>
    </TaskPage>
  );
}
