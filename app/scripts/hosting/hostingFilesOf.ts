import { cloudflareWorker } from './cloudflareWorker.ts';
import { firebaseConfig } from './firebaseHosting.ts';
import type { HostFile, HostingRules } from './hostingRules.ts';
import { type LinkPreviewModule, linkPreviewFile } from './linkPreviewFile.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify.ts';
import { nginxSnippet } from './nginx.ts';
import { vercelConfig } from './vercel.ts';

/** The contents of every host's file. @param files names of the build @param preview what draws previews of links */
export function hostingFilesOf(
  rules: HostingRules,
  files: readonly string[],
  preview: LinkPreviewModule,
): Record<HostFile, string> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    _headers: netlifyHeaders(rules),
    _redirects: netlifyRedirects(),
    '_worker.js': cloudflareWorker(rules, files, preview),
    'firebase.json': json(firebaseConfig(rules)),
    'link-preview.js': linkPreviewFile(preview),
    'nginx.conf': nginxSnippet(rules),
    'vercel.json': json(vercelConfig(rules)),
  };
}
