/**
 * How a host has to serve a build; every host's file says this in its own words. `/` is `index.html`, which shows home
 * before anything has run; a file is itself; every other path is `app.html`, except below `/assets/`, where what is
 * missing stays missing: a deploy took it away. Both documents are the `.en.html` beside them for whoever reads English
 * (`languageOfRequest`); their addresses stay the same.
 */
export interface HostingRules {
  /** On every answer. */
  security: Readonly<Record<string, string>>;
  /** `Cache-Control` of what a deploy changes: documents, the worker, the manifest. */
  fresh: string;
  /** `Cache-Control` below `/assets/`, where a file's name changes with its content. */
  hashed: string;
}

export function hostingRules(security: Record<string, string>): HostingRules {
  return { security, fresh: 'no-cache', hashed: 'public, max-age=31536000, immutable' };
}

/** What a build holds for hosts, by name; nothing of it is part of the app. */
export const hostFiles = [
  '_headers',
  '_redirects',
  '_worker.js',
  'firebase.json',
  'link-preview.js',
  'nginx.conf',
  'vercel.json',
] as const;

export type HostFile = (typeof hostFiles)[number];
