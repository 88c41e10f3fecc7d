import { isUniversitySymbol } from '@campus-bell/domain/universitySymbol';
import * as v from 'valibot';
import { optionalText } from './parse.ts';

/** Address of a notice's picture; null without one, and for the university's symbol, which stands for none. */
export const noticeImage = v.pipe(
  optionalText,
  v.transform((address) => (address !== null && isUniversitySymbol(address) ? null : address)),
);
