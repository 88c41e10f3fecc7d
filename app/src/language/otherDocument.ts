import { chooseLanguage, type Language } from '@campus-bell/domain/language';
import { routes } from '@campus-bell/domain/routes';
import { takeWords } from './spokenWords.ts';
import { wordsId } from './wordsId.ts';

/** Longest wait for a document in another language, ms. */
const withinMs = 5000;

/**
 * Says everything in another language. The texts of the first screen come with a document of that language, which an
 * installed app has at hand; rejects where it can't be had. Where it is of another build than this page, whose texts
 * stand in other places, nothing changes and false is given. `drawn`: of home, what that document shows takes the place
 * of what this one does.
 */
export async function speak(language: Language, { drawn = false } = {}): Promise<boolean> {
  const own = document.getElementById(wordsId);
  // Nothing is left out of a page that carries no texts: it has them all.
  if (own !== null) {
    const isHome = drawn && window.location.pathname === routes.home;
    const other = await documentIn(language, isHome ? 'index' : 'app');
    if (other.getElementById(wordsId)?.dataset.build !== own.dataset.build) return false;
    takeWords(other);
    const root = document.getElementById('root');
    if (isHome) root?.replaceChildren(...(other.getElementById('root')?.childNodes ?? []));
  }
  chooseLanguage(language);
  document.documentElement.lang = language;
  return true;
}

/** Whether a page is a document of the app in a language, and not, say, that of a network which wants a login first. */
const isOurs = (page: Document | null, language: Language): page is Document =>
  page?.documentElement.lang === language && page.getElementById(wordsId) !== null;

/** Read by the browser: a text could not be made a document under the policy of Trusted Types. */
function documentIn(language: Language, name: 'index' | 'app'): Promise<Document> {
  const ending = language === 'ko' ? '' : `.${language}`;
  const request = new XMLHttpRequest();
  request.open('GET', `/${name}${ending}.html`);
  request.responseType = 'document';
  request.timeout = withinMs;
  return new Promise((resolve, reject) => {
    request.onload = () => {
      const { status, responseXML } = request;
      if (status === 200 && isOurs(responseXML, language)) resolve(responseXML);
      else reject(new Error(`${name} in ${language}: ${status}`));
    };
    request.onerror = () => reject(new Error(`${name} in ${language} did not come`));
    request.ontimeout = request.onerror;
    request.send();
  });
}
