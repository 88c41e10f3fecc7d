import { type Language, language, onLanguage } from '@campus-bell/domain/language';
import { useSyncExternalStore } from 'react';

/** The language that the app speaks: what is keyed by it is drawn anew in another one. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, language, language);
