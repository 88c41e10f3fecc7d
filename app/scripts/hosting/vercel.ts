import type { HostingRules } from './hostingRules.ts';

const listed = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** `vercel.json`; Vercel looks for a file first. */
export function vercelConfig({ security, fresh, hashed }: HostingRules) {
  return {
    cleanUrls: false,
    headers: [
      { source: '/(.*)', headers: listed(security) },
      { source: '/((?!assets/).*)', headers: listed({ 'Cache-Control': fresh }) },
      { source: '/assets/(.*)', headers: listed({ 'Cache-Control': hashed }) },
    ],
    rewrites: [{ source: '/((?!assets/).*)', destination: '/app.html' }],
  };
}
