import type { AppConfig } from '../../src/config.ts';

/** What of a build decides where it may send something. */
export type Addresses = Pick<AppConfig, 'apiOrigin' | 'analyticsId' | 'firebase' | 'errorReportUrl'>;

/**
 * Every foreign origin that the built app talks to, in one place: the build writes these headers into the files of
 * the hosts (see the README).
 * @param hstsMaxAge seconds for which browsers may reach the host over https alone; null says nothing about it
 */
export function securityHeaders(build: Addresses, hstsMaxAge: number | null): Record<string, string> {
  const apiOrigin = new URL(build.apiOrigin).origin;
  const connections = [
    apiOrigin,
    ...(build.errorReportUrl === null ? [] : [new URL(build.errorReportUrl).origin]),
    ...(build.analyticsId === null ? [] : ['https://www.google-analytics.com']),
    ...(build.firebase === null
      ? []
      : ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com']),
  ];
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:', apiOrigin],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(connections)],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['service-worker', 'policy-document'],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    // For documents of the host; those of the worker go without (decision 010).
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    // Not even the app's own host learns what a student searched for.
    'Referrer-Policy': 'strict-origin',
    ...(hstsMaxAge === null ? {} : { 'Strict-Transport-Security': `max-age=${hstsMaxAge}` }),
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Reads `VITE_HSTS_MAX_AGE`, a number of seconds; without one the header is left out. */
export function hstsMaxAgeOf(env: Record<string, unknown>): number | null {
  const text = String(env.VITE_HSTS_MAX_AGE ?? '').trim();
  if (text === '') return null;
  if (!/^\d+$/.test(text)) throw new Error(`VITE_HSTS_MAX_AGE is '${text}', which is no number of seconds.`);
  return Number(text);
}
