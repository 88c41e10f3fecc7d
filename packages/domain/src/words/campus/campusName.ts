import { language } from '../../language.ts';
import { englishNames } from './en.ts';

/**
 * What a board, a group of boards or a department is called in the language that is spoken. The Korean name stays what
 * the server is told and what is compared; one without an English name stands as it is.
 */
export function campusName(korean: string): string {
  if (language() === 'ko' || !Object.hasOwn(englishNames, korean)) return korean;
  return englishNames[korean] ?? korean;
}
