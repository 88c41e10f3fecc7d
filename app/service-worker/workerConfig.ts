import { configResult } from 'virtual:app-config';

/** What the worker knows of the build's addresses. */
export type WorkerConfig = ReturnType<typeof workerConfigAt>;

/**
 * The build's addresses for a worker; a broken configuration leaves them out, because a worker has nobody to tell.
 * @param appOrigin origin that the worker serves
 */
export function workerConfigAt(appOrigin: string) {
  const config = configResult.ok ? configResult.config : null;
  const publicOrigin = config?.publicOrigin ?? null;
  return {
    appOrigin,
    /** Every origin that is this app: its own and the public address that the server writes into links. */
    appOrigins: publicOrigin === null ? [appOrigin] : [appOrigin, publicOrigin],
    apiOrigin: config === null ? appOrigin : new URL(config.apiOrigin).origin,
    imageProxy: config?.imageProxy ?? null,
    /** Where the worker's failures are told of, if anywhere, and under which name of the build. */
    failures: { url: config?.errorReportUrl ?? null, build: String(import.meta.env.VITE_BUILD_ID ?? '') },
  };
}
