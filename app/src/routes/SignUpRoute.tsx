import { routes } from '@campus-bell/domain/routes';
import { SignUpScreen } from '@campus-bell/ui/screens/SignUp/SignUpScreen';
import type { AppConfig } from '../config.ts';
import { useLoginAccess } from '../login/useLoginAccess.ts';
import { useGoBack } from './useGoBack.ts';

/** `/signUp` and `/signUp/select` */
export function SignUpRoute({ config }: { config: AppConfig }) {
  const access = useLoginAccess(config);
  const goBack = useGoBack(routes.consent);
  return (
    <>
      <title>회원가입 | 캠퍼스벨</title>
      <SignUpScreen access={access} hostedDomain={config.oauth.hostedDomain} onGoBack={goBack} />
    </>
  );
}
