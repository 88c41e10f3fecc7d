import { routes } from '@campus-bell/domain/routes';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { LoginAsked } from '../session/loginDestination.ts';
import { selectIsAuthorized, useSessionStore } from '../session/sessionStore.ts';

/** Around the screens for members only: a visitor is sent to the login and comes back here afterwards (FR-15). */
export function RequireMember({ children }: { children: ReactNode }) {
  const signedIn = useSessionStore(selectIsAuthorized);
  const isEnding = useSessionStore(({ ended }) => ended !== null);
  const { pathname, search } = useLocation();
  if (signedIn) return children;
  if (isEnding) return null;
  const asked: LoginAsked = { from: `${pathname}${search}` };
  return <Navigate replace to={routes.login} state={asked} />;
}
