import { routes } from '@campus-bell/domain/routes';
import type { HostingRules } from './hostingRules.ts';
import { variesBy } from './languageOfRequest.ts';

/** `_headers` of Netlify, where the last rule that names a header decides. */
export function netlifyHeaders({ security, fresh, hashed }: HostingRules): string {
  const everywhere = Object.entries({ ...security, 'Cache-Control': fresh });
  return [
    '/*',
    ...everywhere.map(([name, value]) => `  ${name}: ${value}`),
    ...Object.values(routes).flatMap((path) => [path, `  Vary: ${variesBy}`]),
    '/assets/*',
    `  Cache-Control: ${hashed}`,
    '',
  ].join('\n');
}

/**
 * `_redirects` of Netlify, which looks for a file first where a status has no `!`. `Language` is the browser's first, or
 * what the cookie says in which the app keeps a choice for it.
 */
export function netlifyRedirects(): string {
  const english = `Language=${otherLanguages().join(',')}`;
  return [
    '/ /index.html 200! Language=ko',
    `/ /index.en.html 200! ${english}`,
    '/assets/* /app.html 404',
    '/* /app.html 200 Language=ko',
    `/* /app.en.html 200 ${english}`,
    '/* /app.html 200',
    '',
  ].join('\n');
}

/** Every language of two letters but Korean: no rule means "any other", and what asks for none reads Korean. */
function otherLanguages(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.filter((code) => code !== 'ko' && names.of(code) !== undefined);
}
