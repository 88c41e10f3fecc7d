import { routes } from '@campus-bell/domain/routes';
import { session } from '@campus-bell/domain/words/session';
import { useAlert } from '@campus-bell/ui/widgets/Alert/AlertProvider';
import { useToast } from '@campus-bell/ui/widgets/Toast/ToastProvider';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LoginAsked } from '../session/loginDestination.ts';
import {
  acknowledgeSessionEnd,
  onMemberLeft,
  type SessionEnd,
  useSessionStore,
} from '../session/sessionStore.ts';

/** Says once how a session ended and leads to where one goes on without it (AC-13, AC-15). */
export function SessionEndNotice() {
  const ended = useSessionStore((state) => state.ended);
  const handled = useRef<SessionEnd | null>(null);
  const { pathname } = useLocation();
  const { alert } = useAlert();
  const toast = useToast();
  const navigate = useNavigate();

  useEffect(() => onMemberLeft(toast.withdrawOffers), [toast]);

  useEffect(() => {
    if (handled.current === ended) return;
    handled.current = ended;
    if (ended === null) return;
    // The query stays behind: it may hold what the member searched for, and somebody else may sign in.
    if (isLost(ended)) void navigate(routes.login, { state: { from: pathname } satisfies LoginAsked });
    else void navigate(placeAfter(ended), { replace: true });
    if (ended === 'rejected') void alert(session.timeout);
    if (ended === 'memberGone') void alert(session.memberGone);
    if (ended === 'withdrawn') toast.show({ text: session.withdrawn });
  }, [ended, alert, toast, pathname, navigate]);

  useEffect(() => {
    if (ended !== null && pathname === placeAfter(ended)) acknowledgeSessionEnd();
  }, [ended, pathname]);

  return null;
}

const isLost = (ended: SessionEnd) => ended !== 'loggedOut' && ended !== 'withdrawn';

function placeAfter(ended: SessionEnd): string {
  return ended === 'withdrawn' ? routes.home : routes.login;
}
