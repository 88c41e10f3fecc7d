import { routes } from '@campus-bell/domain/routes';
import { product } from '@campus-bell/domain/words/product';
import { signUp } from '@campus-bell/domain/words/signUp';
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
      <title>{product.titled({ page: signUp.title })}</title>
      <SignUpScreen access={access} hostedDomain={config.oauth.hostedDomain} onGoBack={goBack} />
    </>
  );
}
