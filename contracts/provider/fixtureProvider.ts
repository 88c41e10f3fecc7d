import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCampus } from '@campus-bell/fixtures/campus';
import { type LocalApi, startLocalApi } from '@campus-bell/fixtures/server';
import { createSwitchboard } from '@campus-bell/fixtures/server/switches';
import { prepareState } from './campusStates.ts';

/** A server under test: where it answers, and where it is brought into a state. */
export interface Provider {
  baseUrl: string;
  stateUrl: string;
  api: LocalApi;
  close(): Promise<void>;
}

/** Starts the local API server of the fixtures with a state endpoint beside it. */
export async function startFixtureProvider(): Promise<Provider> {
  const campus = createCampus();
  const api = await startLocalApi({ port: 0, appOrigins: [campus.settings.appOrigin], campus });
  const failCalls = (method: string, path: string) =>
    void api.switchboard.failures.push({ method, path, value: 500, left: null });
  const states = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { state, params = {}, action } = JSON.parse(text);
    if (action === 'teardown') {
      campus.reset();
      Object.assign(api.switchboard, createSwitchboard());
    }
    const answer = action === 'teardown' ? {} : prepareState({ campus, failCalls }, state, params);
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'unknown state' }));
  });
  return {
    baseUrl: api.url.replace('localhost', '127.0.0.1'),
    stateUrl: await listen(states),
    api,
    close: async () => {
      await Promise.all([api.close(), shut(states)]);
    },
  };
}

/** Lets a server listen on any free port of this machine; gives its address. */
export function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

export function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
