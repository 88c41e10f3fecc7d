import { routes } from '@campus-bell/domain/routes';

/** What the return address carried; null where it did not. */
export interface LoginReturn {
  readonly code: string | null;
  readonly state: string | null;
  readonly error: string | null;
}

let returned: LoginReturn | null = null;

/**
 * Takes the code out of the address bar before anything else runs, so that it is in no history, no analytics and
 * no second request. To be called first at start-up.
 */
export function captureLoginReturn(page: Pick<Window, 'location' | 'history'> = window): void {
  const { pathname, search, hash } = page.location;
  if (pathname.replace(/\/+$/, '') !== routes.loginReturn) return;
  const query = new URLSearchParams(search);
  const answer = {
    code: filled(query, 'code'),
    state: filled(query, 'state'),
    error: filled(query, 'error'),
  };
  returned = Object.values(answer).some((value) => value !== null) ? answer : null;
  if (search !== '' || hash !== '') page.history.replaceState(page.history.state, '', routes.loginReturn);
}

/** What the last return carried; taking it uses it up. */
export function takeLoginReturn(): LoginReturn | null {
  const taken = returned;
  returned = null;
  return taken;
}

function filled(query: URLSearchParams, name: string): string | null {
  const value = query.get(name);
  return value === null || value.trim() === '' ? null : value;
}
