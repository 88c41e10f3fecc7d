import { routes, settledPath } from '@campus-bell/domain/routes';
import { leaving } from '@campus-bell/domain/words/leaving';
import { product } from '@campus-bell/domain/words/product';
import { WithdrawalScreen } from '@campus-bell/ui/screens/Withdrawal/WithdrawalScreen';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { AppConfig } from '../config.ts';
import { endSession, storedMember } from '../session/sessionStore.ts';
import { finishedResets } from '../session/visitNotes.ts';
import { useGoBack } from './useGoBack.ts';

const conditionsPath = `${routes.withdrawal}?step=conditions`;

/** `/delete-account`: the step is part of the address, so that Back leads to the explanation. */
export function WithdrawalRoute({ config }: { config: AppConfig }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack(routes.profile);
  const step = new URLSearchParams(search).get('step') === 'conditions' ? 'conditions' : 'explanation';
  const shown = step === 'conditions' ? conditionsPath : routes.withdrawal;
  const settled = settledPath(search, shown, ['step']);
  if (settled !== null) return <Navigate replace to={settled} />;
  return (
    <>
      <title>{product.titled({ page: leaving.title })}</title>
      <WithdrawalScreen
        step={step}
        finishedResets={finishedResets.read()}
        onFinishReset={(reset) => finishedResets.write([...finishedResets.read(), reset])}
        onGoNext={() => void navigate(conditionsPath)}
        onGoBack={goBack}
        onWithdraw={() => endSession('withdrawn')}
        contactEmail={config.contactEmail}
        memberEmail={storedMember()?.email ?? null}
        onLogOut={() => endSession('loggedOut')}
      />
    </>
  );
}
