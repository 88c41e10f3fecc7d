import { routes, subscriptionsPath } from '@campus-bell/domain/routes';
import { RegistrationScreen } from '@campus-bell/ui/screens/Registration/RegistrationScreen';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { forgetDestination } from '../session/loginDestination.ts';
import { storeDepartment, storedMember } from '../session/sessionStore.ts';

/** `/register-info`: e-mail and name come with the navigation, else from the last login (AC-9). */
export function RegistrationRoute() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const person = personOf(state) ?? storedMember();
  if (person === null) return <Navigate replace to={routes.login} />;
  return (
    <>
      <title>학과 등록 | 캠퍼스벨</title>
      <RegistrationScreen
        email={person.email}
        name={person.name}
        onRegisterDepartment={(department) => {
          storeDepartment(department);
          forgetDestination();
          void navigate(subscriptionsPath({ guide: true }), { replace: true });
        }}
      />
    </>
  );
}

function personOf(state: unknown): { email: string; name: string } | null {
  if (typeof state !== 'object' || state === null) return null;
  const { email, name } = state as Record<string, unknown>;
  return typeof email === 'string' && typeof name === 'string' ? { email, name } : null;
}
