import type { Language } from '../language.ts';
import { room } from './room.ts';

/** The choice of the language. */
export const languageChoice = room({
  label: ['언어', 'Language'],
  failed: [
    '언어를 바꾸지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
    'The language couldn’t be changed. Please check your internet connection and try again.',
  ],
});

/** Each language as its own speakers call it. */
export const languageNames: Readonly<Record<Language, string>> = { ko: '한국어', en: 'English' };
