/** Every foreign origin that the built app talks to, in one place: hosts copy these headers (see the README). */
export function securityHeaders({ apiOrigin }: { apiOrigin: string }): Record<string, string> {
  const analytics = 'https://www.google-analytics.com';
  const push = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'];
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:', apiOrigin],
    'font-src': ["'self'"],
    'connect-src': ["'self'", apiOrigin, analytics, ...push],
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
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
