import { boardAliases } from './boardAliases.ts';
import { matchesKorean } from './koreanMatch.ts';
import { campusName } from './words/campus/campusName.ts';

/**
 * Whether the name of a board or department fits what is typed: the name, also the English one
 * while English is spoken, its initials, or what students call it.
 */
export function matchesBoard(name: string, typed: string): boolean {
  return [name, campusName(name), ...(boardAliases[name] ?? [])].some((called) =>
    matchesKorean(called, typed),
  );
}
