import { type Language, language } from '@campus-bell/domain/language';
import { languageChoice, languageNames } from '@campus-bell/domain/words/languageChoice';
import { SelectSheet } from '../SelectSheet/SelectSheet.tsx';
import { useChooseLanguage } from './useChooseLanguage.ts';

/**
 * The language as a setting: each stands in its own words, so that whoever reads no other finds it. What is chosen shows
 * at once, the screen follows.
 */
export function LanguageSelect() {
  const { holder, awaited, choose } = useChooseLanguage();
  return (
    <div ref={holder}>
      <SelectSheet
        label={languageChoice.label}
        options={Object.entries(languageNames).map(([value, label]) => ({ value, label, lang: value }))}
        value={awaited ?? language()}
        onSelectOption={(value) => choose(value as Language)}
      />
    </div>
  );
}
