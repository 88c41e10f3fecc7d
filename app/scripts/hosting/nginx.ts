import { languageKey } from '../../src/language/firstLanguage.ts';
import { type HostingRules, hostFiles } from './hostingRules.ts';
import { asksForKorean, variesBy } from './languageOfRequest.ts';

/** A snippet for a `server` block of nginx; a `location` that adds a header has none of those around it. */
export function nginxSnippet({ security, fresh, hashed }: HostingRules): string {
  const headers = (cache: string, more: Record<string, string> = {}) =>
    Object.entries({ ...security, 'Cache-Control': cache, ...more })
      .map(([name, value]) => `    add_header ${name} "${value}" always;\n`)
      .join('');
  const ofScreen = headers(fresh, { Vary: variesBy });
  const hidden = hostFiles.map((name) => name.replaceAll('.', '\\.')).join('|');
  return `# Into a server block whose root is this folder: include /path/to/dist/nginx.conf;
gzip_static on;
charset utf-8;
set $ending .en;
if ($http_accept_language ~ "${asksForKorean}") { set $ending ""; }
if ($cookie_${languageKey} = ko) { set $ending ""; }
if ($cookie_${languageKey} = en) { set $ending .en; }
location / {
${headers(fresh)}    try_files $uri @screen;
}
location = / {
${ofScreen}    try_files /index$ending.html =404;
}
location @screen {
${ofScreen}    try_files /app$ending.html =404;
}
location ~ ^/manifest(\\.en)?\\.webmanifest$ {
${headers(fresh)}    types { }
    default_type application/manifest+json;
}
location /assets/ {
${headers(hashed)}    try_files $uri @missing;
}
location @missing {
${headers(fresh)}    return 404;
}
location ~ ^/(${hidden})$ {
    rewrite ^ /app$ending.html last;
}
`;
}
