import { safeUrl } from '@campus-bell/domain/safeUrl';

/** What the worker knows of the build's addresses. */
export interface WorkerConfig {
  /** Origin that the worker serves. */
  appOrigin: string;
  /** Every origin that is this app: its own and the public address that the server writes into links. */
  appOrigins: readonly string[];
  apiOrigin: string;
  /** Image proxy with `{url}` in it, or null. */
  imageProxy: string | null;
  /** Where the worker's failures are told of, if anywhere, and under which name of the build. */
  failures: { url: string | null; build: string };
}

/** Reads the build's variables; what is missing or broken is left out, because a worker has nobody to tell. */
export function readWorkerConfig(env: Record<string, unknown>, appOrigin: string): WorkerConfig {
  const publicOrigin = originOf(env.VITE_PUBLIC_ORIGIN);
  const proxy = env.VITE_IMAGE_PROXY;
  return {
    appOrigin,
    appOrigins: publicOrigin === null ? [appOrigin] : [appOrigin, publicOrigin],
    apiOrigin: originOf(env.VITE_API_ORIGIN) ?? appOrigin,
    imageProxy: typeof proxy === 'string' && proxy.includes('{url}') ? proxy : null,
    failures: { url: safeUrl(env.VITE_ERROR_REPORT_URL), build: String(env.VITE_BUILD_ID ?? '') },
  };
}

function originOf(address: unknown): string | null {
  const href = safeUrl(address);
  return href === null ? null : new URL(href).origin;
}
