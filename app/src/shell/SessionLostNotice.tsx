import { messages } from '@campus-bell/domain/messages';
import { routes } from '@campus-bell/domain/routes';
import { useEnvironment } from '@campus-bell/ui/environment/UiEnvironment';
import { useAlert } from '@campus-bell/ui/widgets/Alert/AlertProvider';
import { useEffect } from 'react';
import { acknowledgeLostSession, useSessionStore } from '../session/sessionStore.ts';

/** Tells the member once that the session ended, and leads to the login (AC-13). */
export function SessionLostNotice() {
  const lost = useSessionStore((state) => state.lost);
  const { alert } = useAlert();
  const { navigate } = useEnvironment();

  useEffect(() => {
    if (lost === null) return;
    acknowledgeLostSession();
    navigate(routes.login);
    if (lost === 'rejected') void alert(messages.session.timeout);
  }, [lost, alert, navigate]);

  return null;
}
