import { LoginReturnScreen } from '@campus-bell/ui/screens/LoginReturn/LoginReturnScreen';
import type { AppConfig } from '../config.ts';
import { useCompleteLogin } from '../login/useCompleteLogin.ts';

/** `/loginSuccess` */
export function LoginReturnRoute({ config }: { config: AppConfig }) {
  useCompleteLogin(config);
  return (
    <>
      <title>로그인 중 | 캠퍼스벨</title>
      <LoginReturnScreen />
    </>
  );
}
