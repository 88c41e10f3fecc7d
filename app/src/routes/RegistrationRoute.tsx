import type { Member } from '@campus-bell/api/wire/member';
import { routes, subscriptionsPath } from '@campus-bell/domain/routes';
import { department as departmentWords } from '@campus-bell/domain/words/department';
import { product } from '@campus-bell/domain/words/product';
import { terms } from '@campus-bell/domain/words/terms';
import { ConsentScreen, everyConsent } from '@campus-bell/ui/screens/Consent/ConsentScreen';
import { RegistrationScreen } from '@campus-bell/ui/screens/Registration/RegistrationScreen';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { forgetDestination } from '../session/loginDestination.ts';
import { storeDepartment, storedMember } from '../session/sessionStore.ts';
import { forgetVisitNotes, givenConsents } from '../session/visitNotes.ts';
import { useGoBack } from './useGoBack.ts';

/**
 * `/register-info`: e-mail and name come with the navigation, else from the last login (AC-9). A new member who came by
 * the login, and not by the sign-up, consents here first.
 */
export function RegistrationRoute() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack(routes.home);
  const [hasConsented, setHasConsented] = useState(hasGivenAll);
  const member = storedMember();
  const newMember = personOf(state, member);
  const person = newMember ?? member;
  if (person === null) return <Navigate replace to={routes.login} />;
  if (newMember === null && state !== null) return <Navigate replace to={routes.registration} />;
  if (newMember !== null && !hasConsented) {
    return (
      <>
        <title>{product.titled({ page: terms.title })}</title>
        <ConsentScreen
          givenConsents={givenConsents.read()}
          onChangeConsents={givenConsents.write}
          onGoNext={() => setHasConsented(true)}
          onGoBack={goBack}
        />
      </>
    );
  }
  return (
    <>
      <title>{product.titled({ page: departmentWords.title })}</title>
      <RegistrationScreen
        email={person.email}
        name={person.name}
        onRegisterDepartment={(department) => {
          storeDepartment(department);
          forgetDestination();
          forgetVisitNotes();
          void navigate(subscriptionsPath({ guide: true }), { replace: true });
        }}
      />
    </>
  );
}

function hasGivenAll(): boolean {
  const given = givenConsents.read();
  return everyConsent.every((consent) => given.includes(consent));
}

/** Who came with the navigation; an entry of the history that somebody else has left says nothing. */
function personOf(state: unknown, member: Member | null): Pick<Member, 'email' | 'name'> | null {
  if (typeof state !== 'object' || state === null) return null;
  const { email, name } = state as Record<string, unknown>;
  const isTheirs = member === null || email === member.email;
  return typeof email === 'string' && typeof name === 'string' && isTheirs ? { email, name } : null;
}
