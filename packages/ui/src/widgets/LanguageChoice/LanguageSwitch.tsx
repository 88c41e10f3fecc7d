import { language } from '@campus-bell/domain/language';
import { languageNames } from '@campus-bell/domain/words/languageChoice';
import Languages from 'lucide-react/icons/languages';
import { Spinner } from '../Spinner/Spinner.tsx';
import { standing } from './LanguageSwitch.css.ts';
import { useChooseLanguage } from './useChooseLanguage.ts';

/** The way to the other language for those who have no settings yet: its name, in its own words. */
export function LanguageSwitch() {
  const { holder, awaited, choose } = useChooseLanguage();
  const other = language() === 'ko' ? 'en' : 'ko';
  return (
    <div ref={holder}>
      <button
        type="button"
        className={standing}
        lang={other}
        aria-busy={awaited !== null || undefined}
        onClick={() => choose(other)}
      >
        {awaited === null ? <Languages aria-hidden="true" size="1.25rem" /> : <Spinner />}
        {languageNames[other]}
      </button>
    </div>
  );
}
