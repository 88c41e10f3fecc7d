import { createCampus } from '@campus-bell/fixtures/campus';
import { startLocalApi } from '@campus-bell/fixtures/server';
import { createSwitchboard } from '@campus-bell/fixtures/server/switches';
import { campusStates } from './campusStates.ts';
import { startStateServer } from './stateServer.ts';

/** A provider under test: where it answers, and where it is brought into a state. */
export interface Provider {
  baseUrl: string;
  stateUrl: string;
  close(): Promise<void>;
}

/** Starts the local API server of the fixtures with a state endpoint beside it. */
export async function startFixtureProvider(): Promise<Provider> {
  const campus = createCampus();
  const api = await startLocalApi({ port: 0, appOrigins: [campus.settings.appOrigin], campus });
  const stage = {
    campus,
    failCalls: (method: string, path: string) =>
      void api.switchboard.failures.push({ method, path, value: 500, left: null }),
  };
  const startAfresh = () => {
    campus.reset();
    Object.assign(api.switchboard, createSwitchboard());
  };
  const states = await startStateServer(({ state, params = {}, action }) => {
    if (!(state in campusStates)) return null;
    if (action === 'setup') return campusStates[state as keyof typeof campusStates](stage, params) ?? {};
    startAfresh();
    return {};
  });
  return {
    baseUrl: api.url.replace('localhost', '127.0.0.1'),
    stateUrl: states.url,
    close: async () => {
      await Promise.all([api.close(), states.close()]);
    },
  };
}
