import { type HostingRules, hostFiles } from './hostingRules.ts';

const listed = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * `firebase.json`, to be deployed from within the build; the last rule that names a header decides. Its `i18n` looks for
 * each language of the browser in turn and knows no "any other": the documents are Korean, in which the app changes its
 * language.
 */
export function firebaseConfig({ security, fresh, hashed }: HostingRules) {
  return {
    hosting: {
      public: '.',
      ignore: [...hostFiles, '**/.*', '**/*.br', '**/*.gz'],
      cleanUrls: false,
      headers: [
        { source: '**', headers: listed({ ...security, 'Cache-Control': fresh }) },
        { source: '/assets/**', headers: listed({ 'Cache-Control': hashed }) },
      ],
      rewrites: [{ source: '!/assets/**', destination: '/app.html' }],
    },
  };
}
