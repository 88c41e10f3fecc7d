import { createCampus } from '@campus-bell/fixtures/campus';
import { createLocalApiFetch } from '@campus-bell/fixtures/server';
import { createSwitchboard } from '@campus-bell/fixtures/server/switches';
import { createApiClient } from '../createApiClient.ts';
import { createQueryClient } from './queryClient.ts';

/** A campus, the client of somebody who is signed in there, and a cache that is empty. */
export function openCampusApi(name: 'member' | 'newcomer' = 'member') {
  const campus = createCampus();
  const switchboard = createSwitchboard();
  const session = campus.signIn(name);
  const api = createApiClient({
    baseUrl: 'http://api.campus.test',
    tokens: { read: () => session, store: () => undefined },
    onSessionLost: () => undefined,
    fetch: createLocalApiFetch(campus, switchboard),
  });
  return { campus, switchboard, api, queryClient: createQueryClient() };
}
