/**
 * Ports of their own, so that a test run does not meet the app that somebody is trying out. `E2E_PORT` is the first of
 * nine: app and API of the journeys, of the installed app, of the app as a host serves it (with the server that failures
 * are reported to) and of the development server.
 */
const firstPort = Number(process.env.E2E_PORT ?? 4273);
export const appPort = firstPort;
export const apiPort = firstPort + 1;
export const installedAppPort = firstPort + 2;
export const installedApiPort = firstPort + 3;
export const hostedAppPort = firstPort + 4;
export const hostedApiPort = firstPort + 5;
export const collectorPort = firstPort + 6;
export const devAppPort = firstPort + 7;
export const devApiPort = firstPort + 8;

export const appOrigin = `http://localhost:${appPort}`;
export const apiOrigin = `http://localhost:${apiPort}`;
