/**
 * Ports of their own, so that a test run does not meet the app that somebody is trying out. `E2E_PORT` is the first of
 * the four: app and API of the journeys, app and API of the installed app.
 */
const firstPort = Number(process.env.E2E_PORT ?? 4273);
export const appPort = firstPort;
export const apiPort = firstPort + 1;
export const installedAppPort = firstPort + 2;
export const installedApiPort = firstPort + 3;

export const appOrigin = `http://localhost:${appPort}`;
export const apiOrigin = `http://localhost:${apiPort}`;
