import { loginToastMs } from '@campus-bell/domain/limits';
import { routes } from '@campus-bell/domain/routes';
import { login } from '@campus-bell/domain/words/login';
import { useEnvironment } from '@campus-bell/ui/environment/UiEnvironment';
import { useAlert } from '@campus-bell/ui/widgets/Alert/AlertProvider';
import { useToast } from '@campus-bell/ui/widgets/Toast/ToastProvider';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AppConfig } from '../config.ts';
import { writeNote } from '../device/deviceNotes.ts';
import { tokenForLogin } from '../push/pushLife.ts';
import { takeDestination } from '../session/loginDestination.ts';
import { takePendingLogin } from './loginRequest.ts';
import { claimOutcome, completeLogin, type LoginOutcome } from './loginReturn.ts';

const toasts = () => ({
  notMember: login.notMember,
  missingCode: login.missingCode,
  wrongState: login.wrongState,
  cancelled: login.cancelled,
  refused: login.refused,
  failed: login.failed,
});

/** Finishes the login of this return once and leads on to where its outcome belongs (AC-5, AC-15, AC-16). */
export function useCompleteLogin(config: AppConfig): void {
  const { api } = useEnvironment();
  const { alert } = useAlert();
  const toast = useToast();
  const navigate = useNavigate();

  useEffect(() => {
    const leave = (to: string, state?: unknown) => void navigate(to, { replace: true, state });
    const act = (outcome: LoginOutcome) => {
      if (outcome.kind === 'member' || outcome.kind === 'newMember') {
        void writeNote('signedIn', true).catch(() => undefined);
        void navigator.storage?.persist?.();
      }
      if (outcome.kind === 'member') return leave(takeDestination());
      if (outcome.kind === 'newMember') {
        const { email, name } = outcome;
        return leave(routes.registration, { email, name });
      }
      if (outcome.kind === 'pushTokenMissing') void alert(login.pushTokenMissing);
      else toast.show({ text: toasts()[outcome.kind], durationMs: loginToastMs });
      if (outcome.kind === 'notMember') return leave(routes.signUp);
      return leave(routes.login, { canReconnect: outcome.kind === 'refused' && outcome.canReconnect });
    };

    const outcome = completeLogin({
      api,
      takePending: takePendingLogin,
      pushToken: () => tokenForLogin(config),
    });
    void outcome.then((settled) => {
      if (claimOutcome(outcome)) act(settled);
    });
  }, [api, alert, config, toast, navigate]);
}
