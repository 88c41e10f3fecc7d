import { LoginReturnScreen } from '@campus-bell/ui/screens/LoginReturn/LoginReturnScreen';
import { useCompleteLogin } from '../session/useCompleteLogin.ts';

/** `/loginSuccess` */
export function LoginReturnRoute() {
  useCompleteLogin();
  return (
    <>
      <title>로그인 중 | 캠퍼스벨</title>
      <LoginReturnScreen />
    </>
  );
}
