import { chooseLanguage, type Language } from '@campus-bell/domain/language';
import { routes } from '@campus-bell/domain/routes';
import { takeWords } from './spokenWords.ts';
import { wordsId } from './wordsId.ts';

/** Longest wait for a document in another language, ms. */
const withinMs = 5000;

/**
 * Says everything in another language. The texts of the first screen come with a document of that language, which an
 * installed app has at hand; rejects where it can't be had. `drawn`: of home, what that document
 * shows takes the place of what this one does.
 */
export async function speak(language: Language, { drawn = false } = {}): Promise<void> {
  // Nothing is left out of a page that carries no texts: it has them all.
  if (document.getElementById(wordsId) !== null) {
    const isHome = drawn && window.location.pathname === routes.home;
    const other = await documentIn(language, isHome ? 'index' : 'app');
    takeWords(other);
    const root = document.getElementById('root');
    const manifest = 'link[rel="manifest"]';
    const address = other.querySelector(manifest)?.getAttribute('href');
    if (address) document.querySelector(manifest)?.setAttribute('href', address);
    if (isHome) root?.replaceChildren(...(other.getElementById('root')?.childNodes ?? []));
  }
  chooseLanguage(language);
  document.documentElement.lang = language;
}

async function documentIn(language: Language, name: 'index' | 'app'): Promise<Document> {
  const ending = language === 'ko' ? '' : `.${language}`;
  const answer = await fetch(`/${name}${ending}.html`, { signal: AbortSignal.timeout(withinMs) });
  if (!answer.ok) throw new Error(`${name} in ${language}: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}
