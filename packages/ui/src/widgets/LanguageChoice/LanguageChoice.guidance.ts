import type { WidgetGuidance } from '../WidgetGuidance.ts';

/** How the choice of the language is used. */
export const guidance: WidgetGuidance = {
  what: 'The choice of the language: a setting with both, or a button with the name of the other.',
  when: '`LanguageSelect` among the settings; `LanguageSwitch` where somebody stands who has no settings yet.',
  instead: 'Nothing: the app asks for the language in no other place, and begins in that of the browser.',
  dos: ['Write each language in its own words, with its own `lang`: whoever reads no other finds it.'],
  donts: [
    'Do not put it where something is typed: the screen is drawn anew.',
    'Do not use flags: they stand for countries.',
  ],
};
