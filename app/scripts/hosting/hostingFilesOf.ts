import { cloudflareWorker } from './cloudflareWorker.ts';
import { firebaseConfig } from './firebaseHosting.ts';
import type { HostFile, HostingRules } from './hostingRules.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify.ts';
import { nginxSnippet } from './nginx.ts';
import { vercelConfig } from './vercel.ts';

/** The contents of every host's file. */
export function hostingFilesOf(rules: HostingRules, files: readonly string[]): Record<HostFile, string> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    _headers: netlifyHeaders(rules),
    _redirects: netlifyRedirects,
    '_worker.js': cloudflareWorker(rules, files),
    'firebase.json': json(firebaseConfig(rules)),
    'nginx.conf': nginxSnippet(rules),
    'vercel.json': json(vercelConfig(rules)),
  };
}
