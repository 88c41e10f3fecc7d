import { languageKey } from '../../src/language/firstLanguage.ts';
import type { HostingRules } from './hostingRules.ts';
import { asksForKorean, variesBy } from './languageOfRequest.ts';

interface Condition {
  type: 'cookie' | 'header';
  key: string;
  value?: string;
}

const chosen = (language: string): Condition => ({
  type: 'cookie',
  key: languageKey,
  value: `^${language}$`,
});
const accepted: Condition = { type: 'header', key: 'accept-language' };

/** When a document is the English one: any of these. */
const inEnglish: readonly { has: Condition[]; missing?: Condition[] }[] = [
  { has: [chosen('en')] },
  { has: [accepted], missing: [chosen('ko'), { ...accepted, value: asksForKorean }] },
];

const anyButAssets = '/(?!assets/).*';

/**
 * `vercel.json`. Its rewrites would look for files first and never give `/` another document than `index.html`, so that
 * these are routes: each is tried in turn, one that continues only adds headers.
 */
export function vercelConfig({ security, fresh, hashed }: HostingRules) {
  return {
    routes: [
      { src: '/.*', headers: security, continue: true },
      { src: anyButAssets, headers: { 'Cache-Control': fresh }, continue: true },
      { src: '/assets/.*', headers: { 'Cache-Control': hashed }, continue: true },
      { src: '/(?!assets/)[^.]*', headers: { Vary: variesBy }, continue: true },
      ...inEnglish.map((condition) => ({ src: '/', ...condition, dest: '/index.en.html' })),
      { handle: 'filesystem' },
      ...inEnglish.map((condition) => ({ src: anyButAssets, ...condition, dest: '/app.en.html' })),
      { src: anyButAssets, dest: '/app.html' },
    ],
  };
}
