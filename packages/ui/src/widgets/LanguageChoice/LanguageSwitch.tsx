import { language } from '@campus-bell/domain/language';
import { languageNames } from '@campus-bell/domain/words/languageChoice';
import Languages from 'lucide-react/icons/languages';
import { standing } from './LanguageSwitch.css.ts';
import { useChooseLanguage } from './useChooseLanguage.ts';

/** The way to the other language for those who have no settings yet: its name, in its own words. */
export function LanguageSwitch() {
  const [holder, choose] = useChooseLanguage();
  const other = language() === 'ko' ? 'en' : 'ko';
  return (
    <div ref={holder}>
      <button type="button" className={standing} lang={other} onClick={() => choose(other)}>
        <Languages aria-hidden="true" size="1.25rem" />
        {languageNames[other]}
      </button>
    </div>
  );
}
