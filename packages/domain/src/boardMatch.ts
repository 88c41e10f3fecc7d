import { boardAliases } from './boardAliases.ts';
import { matchesKorean } from './koreanMatch.ts';

/** Whether the name of a board or department fits what is typed: the name, its initials, or what students call it. */
export function matchesBoard(name: string, typed: string): boolean {
  return [name, ...(boardAliases[name] ?? [])].some((called) => matchesKorean(called, typed));
}
