import { product } from '@campus-bell/domain/words/product';
import { screenTitle } from '@campus-bell/domain/words/screenTitle';
import { LoginReturnScreen } from '@campus-bell/ui/screens/LoginReturn/LoginReturnScreen';
import type { AppConfig } from '../config.ts';
import { useCompleteLogin } from '../login/useCompleteLogin.ts';

/** `/loginSuccess` */
export function LoginReturnRoute({ config }: { config: AppConfig }) {
  useCompleteLogin(config);
  return (
    <>
      <title>{product.titled({ page: screenTitle.loggingIn })}</title>
      <LoginReturnScreen />
    </>
  );
}
