import { routes } from '@campus-bell/domain/routes';
import { product } from '@campus-bell/domain/words/product';
import { terms } from '@campus-bell/domain/words/terms';
import { ConsentScreen } from '@campus-bell/ui/screens/Consent/ConsentScreen';
import { useNavigate } from 'react-router-dom';
import { givenConsents } from '../session/visitNotes.ts';
import { useGoBack } from './useGoBack.ts';

/** `/privacy-agreement` */
export function ConsentRoute() {
  const navigate = useNavigate();
  const goBack = useGoBack(routes.login);
  return (
    <>
      <title>{product.titled({ page: terms.title })}</title>
      <ConsentScreen
        givenConsents={givenConsents.read()}
        onChangeConsents={givenConsents.write}
        onGoNext={() => void navigate(routes.signUpSelect)}
        onGoBack={goBack}
      />
    </>
  );
}
