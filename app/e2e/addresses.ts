/** Ports of their own, so that a test run does not meet the app that somebody is trying out. */
export const appPort = 4273;
export const apiPort = 4274;
export const appOrigin = `http://localhost:${appPort}`;
export const apiOrigin = `http://localhost:${apiPort}`;
