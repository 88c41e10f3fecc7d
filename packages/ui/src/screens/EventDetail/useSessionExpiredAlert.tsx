import type { ApiError } from '@campus-bell/api/ApiError';
import { detail } from '@campus-bell/domain/words/detail';
import { useEffect, useRef, useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';

/**
 * Alerts once for each 401 of an event's detail (EV-8). Where the call ended the member's session it stays
 * silent: the session has its own dialog.
 */
export function useSessionExpiredAlert(error: ApiError | null): void {
  const { api, signedIn } = useEnvironment();
  const { alert } = useAlert();
  const [wasSignedIn] = useState(signedIn);
  const alerted = useRef<ApiError | null>(null);

  useEffect(() => {
    if (error?.status !== 401 || alerted.current === error) return;
    alerted.current = error;
    const endedTheSession = wasSignedIn && !api.isSignedIn();
    if (!endedTheSession) void alert(detail.sessionExpired);
  }, [error, alert, api, wasSignedIn]);
}
