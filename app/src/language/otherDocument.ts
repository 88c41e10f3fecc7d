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
    if (isHome) root?.replaceChildren(...(other.getElementById('root')?.childNodes ?? []));
  }
  chooseLanguage(language);
  document.documentElement.lang = language;
}

/** Read by the browser: a text could not be made a document under the policy of Trusted Types. */
function documentIn(language: Language, name: 'index' | 'app'): Promise<Document> {
  const ending = language === 'ko' ? '' : `.${language}`;
  const request = new XMLHttpRequest();
  request.open('GET', `/${name}${ending}.html`);
  request.responseType = 'document';
  request.timeout = withinMs;
  return new Promise((resolve, reject) => {
    request.onload = () => {
      if (request.status === 200 && request.responseXML !== null) resolve(request.responseXML);
      else reject(new Error(`${name} in ${language}: ${request.status}`));
    };
    request.onerror = () => reject(new Error(`${name} in ${language} did not come`));
    request.ontimeout = request.onerror;
    request.send();
  });
}
