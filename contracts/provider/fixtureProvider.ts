import { createCampus } from '@campus-bell/fixtures/campus';
import { startLocalApi } from '@campus-bell/fixtures/server';
import { serveHere } from '@campus-bell/fixtures/server/serveHere';
import { flipSwitches } from '@campus-bell/fixtures/server/switches';
import { prepareState } from './campusStates.ts';

/** A server under test: where it answers, and where it is brought into a state. */
export type Provider = Awaited<ReturnType<typeof startFixtureProvider>>;

/** Starts the local API server of the fixtures with a state endpoint beside it. */
export async function startFixtureProvider() {
  const campus = createCampus();
  const api = await startLocalApi({ port: 0, appOrigins: [campus.settings.appOrigin], campus });
  const failCalls = (method: string, path: string) =>
    void api.switchboard.failures.push({ method, path, value: 500, left: null });
  const states = await serveHere(async (request) => {
    const { state, params = {}, action } = await request.json();
    if (action === 'teardown') {
      campus.reset();
      flipSwitches(api.switchboard, new URLSearchParams('clear'));
      return Response.json({});
    }
    const answer = prepareState({ campus, failCalls }, state, params);
    return Response.json(answer ?? { message: 'unknown state' }, { status: answer ? 200 : 404 });
  });
  return {
    baseUrl: api.url.replace('localhost', '127.0.0.1'),
    stateUrl: `http://127.0.0.1:${states.port}`,
    api,
    close: () => Promise.all([api.close(), states.close()]),
  };
}
