import type { HostingRules } from './hostingRules.ts';

/** `_headers` of Netlify, where the last rule that names a header decides. */
export function netlifyHeaders({ security, fresh, hashed }: HostingRules): string {
  const everywhere = Object.entries({ ...security, 'Cache-Control': fresh });
  return [
    '/*',
    ...everywhere.map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    `  Cache-Control: ${hashed}`,
    '',
  ].join('\n');
}

/** `_redirects` of Netlify, which looks for a file first. */
export const netlifyRedirects = '/assets/* /app.html 404\n/* /app.html 200\n';
