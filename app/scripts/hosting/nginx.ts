import { type HostingRules, hostFiles } from './hostingRules.ts';

/** A snippet for a `server` block of nginx; a `location` that adds a header has none of those around it. */
export function nginxSnippet({ security, fresh, hashed }: HostingRules): string {
  const headers = (cache: string) =>
    Object.entries({ ...security, 'Cache-Control': cache })
      .map(([name, value]) => `    add_header ${name} "${value}" always;\n`)
      .join('');
  const hidden = hostFiles.map((name) => name.replaceAll('.', '\\.')).join('|');
  return `# Into a server block whose root is this folder: include /path/to/dist/nginx.conf;
gzip_static on;
charset utf-8;
location / {
${headers(fresh)}    try_files $uri /app.html;
}
location = / {
${headers(fresh)}    try_files /index.html =404;
}
location = /manifest.webmanifest {
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
    rewrite ^ /app.html last;
}
`;
}
