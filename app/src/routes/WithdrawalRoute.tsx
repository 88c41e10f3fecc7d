import { routes } from '@campus-bell/domain/routes';
import { WithdrawalScreen } from '@campus-bell/ui/screens/Withdrawal/WithdrawalScreen';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AppConfig } from '../config.ts';
import { endSession, storedMember } from '../session/sessionStore.ts';
import { finishedResets } from '../session/visitNotes.ts';
import { useGoBack } from '../shell/useGoBack.ts';

/** `/delete-account`: the step is part of the address, so that Back leads to the explanation. */
export function WithdrawalRoute({ config }: { config: AppConfig }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const goBack = useGoBack(routes.profile);
  return (
    <>
      <title>회원 탈퇴 | 캠퍼스벨</title>
      <WithdrawalScreen
        step={query.get('step') === 'conditions' ? 'conditions' : 'explanation'}
        finishedResets={finishedResets.read()}
        onFinishReset={(reset) => finishedResets.write([...finishedResets.read(), reset])}
        onGoNext={() => void navigate(`${routes.withdrawal}?step=conditions`)}
        onGoBack={goBack}
        onWithdraw={() => endSession('withdrawn')}
        contactEmail={config.contactEmail}
        memberEmail={storedMember()?.email ?? null}
        onLogOut={() => endSession('loggedOut')}
      />
    </>
  );
}
